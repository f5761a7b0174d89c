import "server-only";
/** The read-only objects that ship with the app (objects/, stored under the key `demo/<name>`), with their sizes in bytes. */
export const demoObjects = {
  "book-covers.webp": { type: "image", bytes: 33890 },
  "book-spread.webp": { type: "image", bytes: 17712 },
  "colour-palette.png": { type: "image", bytes: 17733 },
  "illustration-bike.webp": { type: "image", bytes: 33176 },
  "illustration-garden.webp": { type: "image", bytes: 27636 },
  "logo-sheet.webp": { type: "image", bytes: 17652 },
  "menu-card.webp": { type: "image", bytes: 43334 },
  "moodboard-cool.webp": { type: "image", bytes: 27078 },
  "moodboard-warm.webp": { type: "image", bytes: 22796 },
  "packaging-labels.webp": { type: "image", bytes: 22346 },
  "photo-interior.webp": { type: "image", bytes: 21352 },
  "photo-still-life.webp": { type: "image", bytes: 17764 },
  "poster-clockwork.webp": { type: "image", bytes: 29676 },
  "screen-app.webp": { type: "image", bytes: 32578 },
  "screen-booking.webp": { type: "image", bytes: 34068 },
  "screen-configurator.webp": { type: "image", bytes: 37186 },
  "screen-dashboard.webp": { type: "image", bytes: 27452 },
  "screen-player.webp": { type: "image", bytes: 31500 },
  "screen-shop.webp": { type: "image", bytes: 33386 },
  "signage.webp": { type: "image", bytes: 23362 },
  "sitemap.png": { type: "image", bytes: 15823 },
  "social-tiles.webp": { type: "image", bytes: 45498 },
  "studio-logo.png": { type: "image", bytes: 9581 },
  "stationery.webp": { type: "image", bytes: 17760 },
  "type-specimen.webp": { type: "image", bytes: 46772 },
  "user-journey.png": { type: "image", bytes: 21787 },
  "wireframe-app.png": { type: "image", bytes: 20130 },
  "wireframe-web.png": { type: "image", bytes: 32437 },
  "dieline-box.svg": { type: "design", bytes: 953 },
  "icon-set.svg": { type: "design", bytes: 1541 },
  "logo-mark.svg": { type: "design", bytes: 342 },
  "pattern-leaves.svg": { type: "design", bytes: 2964 },
  "brand-guidelines.pdf": { type: "document", bytes: 76328 },
  "creative-brief.pdf": { type: "document", bytes: 97208 },
  "print-proof.pdf": { type: "document", bytes: 27935 },
  "research-report.pdf": { type: "document", bytes: 111137 },
  "service-agreement.pdf": { type: "document", bytes: 84814 },
  "style-guide.pdf": { type: "document", bytes: 107468 },
  "content-inventory.csv": { type: "spreadsheet", bytes: 1954 },
  "cost-estimate.csv": { type: "spreadsheet", bytes: 507 },
  "design-tokens.json": { type: "code", bytes: 1452 },
  "site-copy.txt": { type: "code", bytes: 1137 },
  "handover-package.zip": { type: "archive", bytes: 2754 },
  "web-fonts.zip": { type: "archive", bytes: 50675 },
  "seed-data.sql": { type: "database", bytes: 3840 },
  "voice-sample.wav": { type: "audio", bytes: 44144 },
  "motion-test.webm": { type: "video", bytes: 58163 },
  "concept-deck.pptx": { type: "presentation", bytes: 9848 },
  "swatches.ase": { type: "other", bytes: 230 },
  "avatar-annika-vestergaard.webp": { type: "image", bytes: 3090 },
  "avatar-aroha-tamihana.webp": { type: "image", bytes: 2964 },
  "avatar-bogdan-stoica.webp": { type: "image", bytes: 3028 },
  "avatar-caleb-whitehorse.webp": { type: "image", bytes: 2972 },
  "avatar-chidi-okafor.webp": { type: "image", bytes: 2490 },
  "avatar-constance-abernathy.webp": { type: "image", bytes: 3166 },
  "avatar-declan-moriarty.webp": { type: "image", bytes: 2870 },
  "avatar-dmitri-halonen.webp": { type: "image", bytes: 2274 },
  "avatar-emile-charbonneau.webp": { type: "image", bytes: 2658 },
  "avatar-eun-ji-park.webp": { type: "image", bytes: 3024 },
  "avatar-farrukh-yusupov.webp": { type: "image", bytes: 2768 },
  "avatar-gintaras-petrauskas.webp": { type: "image", bytes: 2230 },
  "avatar-graciela-montes.webp": { type: "image", bytes: 3462 },
  "avatar-hana-kobayashi.webp": { type: "image", bytes: 2764 },
  "avatar-imogen-fairweather.webp": { type: "image", bytes: 3442 },
  "avatar-ines-baptista.webp": { type: "image", bytes: 3014 },
  "avatar-jean-baptiste-ndiaye.webp": { type: "image", bytes: 2538 },
  "avatar-joaquin-ibarra.webp": { type: "image", bytes: 3224 },
  "avatar-karima-benali.webp": { type: "image", bytes: 3064 },
  "avatar-kwabena-asare.webp": { type: "image", bytes: 2056 },
  "avatar-leilani-kahale.webp": { type: "image", bytes: 3312 },
  "avatar-lucia-ferreyra.webp": { type: "image", bytes: 3138 },
  "avatar-marcus-bellweather.webp": { type: "image", bytes: 2334 },
  "avatar-margarethe-solberg.webp": { type: "image", bytes: 2984 },
  "avatar-mateusz-wrona.webp": { type: "image", bytes: 2424 },
  "avatar-mei-ling-tsai.webp": { type: "image", bytes: 4214 },
  "avatar-mihai-lupescu.webp": { type: "image", bytes: 3734 },
  "avatar-oluwaseun-adeyemi.webp": { type: "image", bytes: 2340 },
  "avatar-paloma-etxeberria.webp": { type: "image", bytes: 2464 },
  "avatar-priya-raghunathan.webp": { type: "image", bytes: 2984 },
  "avatar-rasa-vaitkute.webp": { type: "image", bytes: 1942 },
  "avatar-rashid-al-khatib.webp": { type: "image", bytes: 2870 },
  "avatar-rosalind-achterberg.webp": { type: "image", bytes: 2984 },
  "avatar-saoirse-keane.webp": { type: "image", bytes: 3262 },
  "avatar-soren-aakre.webp": { type: "image", bytes: 2140 },
  "avatar-sunniva-brekke.webp": { type: "image", bytes: 2662 },
  "avatar-tamsin-oyelaran.webp": { type: "image", bytes: 3312 },
  "avatar-teodor-mihailov.webp": { type: "image", bytes: 3340 },
  "avatar-thandeka-mokoena.webp": { type: "image", bytes: 3126 },
  "avatar-tobias-engstrom.webp": { type: "image", bytes: 2588 },
  "avatar-vesna-juric.webp": { type: "image", bytes: 2336 },
  "avatar-walter-osei.webp": { type: "image", bytes: 2764 },
  "avatar-wanjiru-kamau.webp": { type: "image", bytes: 3296 },
  "avatar-yael-abramov.webp": { type: "image", bytes: 3818 },
  "avatar-zanele-dube.webp": { type: "image", bytes: 3192 },
} as const satisfies Record<string, { type: FileType; bytes: number }>;

export type FileType =
  | (
      | "image"
      | "video"
      | "document"
      | "code"
      | "archive"
      | "design"
      | "spreadsheet"
      | "presentation"
      | "audio"
    )
  | ("database" | "project-management" | "other");

export type ObjectName = keyof typeof demoObjects;

/** Where an object lies in the store. */
export function objectKey(object: ObjectName): string {
  return `demo/${object}`;
}

/** Returns the name of the object's file when it was uploaded under this name. */
export function objectFileName(name: string, object: ObjectName): string {
  const extension = object.slice(object.lastIndexOf("."));
  const base = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
  return base.replace(/^-|-$/g, "") + extension;
}

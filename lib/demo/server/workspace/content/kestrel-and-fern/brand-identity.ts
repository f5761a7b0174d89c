import "server-only";
import type { ProjectContent } from "@/lib/demo/server/workspace/content/content-types";

export const brandIdentity: ProjectContent = {
  name: "Brand identity",
  projectStatus: "completed",
  paymentStatus: "paid",
  budget: 5200,
  started: -118,
  updatedHoursAgo: 24 * 30,
  note: [
    "The kestrel hovers, the fern uncurls: one line drawing does both. Never fill it.",
    "Delivered: mark, wordmark, colours, type, stationery, van lettering, guidelines.",
    "They may need a small mark for plant labels one day. Keep the 6 mm drawing at hand.",
  ],
  links: [
    ["Identity file", "https://www.figma.com/design/9lTcVbN4zKestrel01/Identity"],
    ["Delivered package", "https://drive.google.com/drive/folders/1KestrelIdentity"],
    ["Guidelines online", "https://brand.kestrelfern.example"],
    ["Name search result", "https://docs.google.com/document/d/1KestrelNameSearch"],
    ["Van photographs", "https://drive.google.com/drive/folders/1KestrelVan"],
  ],
  clientContacts: ["Imogen Fairweather"],
  partners: ["Annelise Vogt", "Isamu Nakagawa", "Walter Osei"],
  tasks: [
    { day: -108, name: "Forty thumbnails before lunch", done: true, tags: ["design"] },
    { day: -94, name: "Redraw the mark for 6 millimetres", done: true, tags: ["design"] },
    { day: -80, name: "Letterhead that prints well on an office printer", done: true, tags: ["print"] },
    { day: -68, name: "Guidelines: 16 pages, not 60", done: true, tags: ["documentation"] },
  ],
  events: [
    { day: -117, time: "16:00", name: "Walk through two gardens", tags: ["on site", "research"] },
    { day: -109, time: "16:30", name: "Values and verbs workshop", tags: ["workshop"] },
    { day: -98, time: "16:00", name: "Three directions on the wall", tags: ["presentation"] },
    { day: -90, time: "16:00", name: "The line drawing wins", tags: ["review"] },
    { day: -82, time: "14:00", name: "Name search with Annelise", tags: ["legal"] },
    { day: -72, time: "10:30", name: "Letterpress cards with Walter", tags: ["print"] },
    { day: -63, time: "16:30", name: "Handover in the greenhouse", tags: ["launch", "on site"] },
  ],
  files: {
    work: [
      ["Forty thumbnails", "logo-sheet.webp", -107],
      ["Field and workshop references", "moodboard-warm.webp", -113],
      ["Wordmark spacing", "type-specimen.webp", -91],
      ["Identity working file", "https://www.figma.com/design/9lTcVbN4zKestrel01/Marks", -88, "design"],
      ["Letterhead and cards", "stationery.webp", -78],
    ],
    asset: [
      ["Brand guidelines, short form", "brand-guidelines.pdf", -66],
      ["Identity agreement", "service-agreement.pdf", -116],
      ["Mark, single line", "logo-mark.svg", -70],
      ["Fern pattern", "pattern-leaves.svg", -69],
      ["Logo package", "handover-package.zip", -64],
      ["House colours", "swatches.ase", -67],
      ["Card proof, letterpress", "print-proof.pdf", -73],
      ["Name search opinion", "https://drive.google.com/file/d/1KestrelOpinion/view", -81, "document"],
    ],
  },
};

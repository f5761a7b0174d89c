import "server-only";
import type { ProjectContent } from "@/lib/demo/server/workspace/content/content-types";

export const ebookTemplates: ProjectContent = {
  name: "Ebook templates",
  projectStatus: "completed",
  paymentStatus: "paid",
  budget: 2800,
  started: -310,
  updatedHoursAgo: 24 * 47,
  note: [
    "Three templates: prose, poetry, essays with notes. Teodor builds new titles alone now.",
    "Poetry keeps turned lines by hanging indent. Tested on four readers and two phones.",
  ],
  links: [
    ["Template repository", "https://github.com/oyelaran-studio/quillfeather-ebooks"],
    ["Checker results", "https://validator.example/reports/quillfeather"],
    ["Guide for editors", "https://docs.google.com/document/d/1QuillfeatherEbookGuide"],
    ["Sample titles", "https://drive.google.com/drive/folders/1QuillfeatherSamples"],
    ["Readers in use, survey", "https://docs.google.com/spreadsheets/d/1QuillfeatherReadersUsed"],
  ],
  clientContacts: ["Teodor Mihailov"],
  partners: ["Isamu Nakagawa"],
  tasks: [
    { day: -90, name: "Turned lines that survive large type", done: true, tags: ["typography"] },
    { day: -81, name: "Footnotes as pop-ups with a printed fallback", done: true, tags: ["front end"] },
    {
      day: -70,
      name: "Try all templates on the oldest reader in the office",
      done: true,
      tags: ["testing"],
    },
    { day: -62, name: "Write the guide for editors in ten steps", done: true, tags: ["documentation"] },
  ],
  events: [
    { day: -102, time: "11:00", name: "What editors need from a template", tags: ["planning"] },
    { day: -95, time: "14:00", name: "Typesetting lesson with Teodor", tags: ["training"] },
    { day: -83, time: "15:30", name: "Poetry template review", tags: ["review"] },
    { day: -75, time: "10:00", name: "Device test afternoon", tags: ["testing"] },
    { day: -66, time: "13:00", name: "Essay template with notes", tags: ["review"] },
    { day: -60, name: "Templates delivered", tags: ["deadline"] },
  ],
  files: {
    work: [
      ["Page anatomy", "wireframe-app.png", -96],
      ["Verse settings compared", "type-specimen.webp", -89],
      ["Template source", "https://github.com/oyelaran-studio/quillfeather-ebooks/releases", -61, "code"],
      ["Text sample with every element", "site-copy.txt", -92],
      ["Reader settings, all devices", "design-tokens.json", -85],
    ],
    asset: [
      ["Templates, final package", "handover-package.zip", -60],
      ["Guide for editors, printed", "style-guide.pdf", -58],
      ["Embedded text fonts", "web-fonts.zip", -87],
      ["Agreement, ebook templates", "service-agreement.pdf", -103],
      ["Metadata for the back list", "content-inventory.csv", -73],
      ["Screens of the device test", "https://drive.google.com/drive/folders/1EbookScreens", -74, "image"],
      ["Three templates, overview", "https://www.figma.com/board/2EbookOverview/Templates", -76, "design"],
    ],
  },
};

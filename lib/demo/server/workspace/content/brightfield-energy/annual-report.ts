import "server-only";
import type { ProjectContent } from "@/lib/demo/server/workspace/content/content-types";

export const annualReport: ProjectContent = {
  name: "Annual report {lastYear}",
  projectStatus: "completed",
  paymentStatus: "processing",
  budget: 7300,
  started: -112,
  updatedHoursAgo: 24 * 19,
  note: [
    "48 pages, 1,300 copies, plus an accessible PDF. Members kept the fold-out chart on their fridges.",
    "Source files are packed for next year: replace the tables first, the page count follows.",
  ],
  links: [
    ["Report, web version", "https://brightfield.example/report"],
    ["Layout package", "https://drive.google.com/drive/folders/1BrightfieldReport"],
    ["Tables from the auditor", "https://docs.google.com/spreadsheets/d/1BrightfieldTables"],
    ["Distribution list", "https://docs.google.com/spreadsheets/d/1BrightfieldMailing"],
  ],
  clientContacts: ["Constance Abernathy"],
  partners: ["Graciela Montes", "Yael Abramov", "Aroha Tamihana"],
  tasks: [
    { day: -100, name: "Page plan with the fold-out in the middle", done: true, tags: ["design"] },
    { day: -82, name: "Portraits of five roofs and their people", done: true, tags: ["photo"] },
    { day: -65, name: "Second proofreading of all tables", done: true, tags: ["proofreading"] },
    { day: -42, name: "Tag the PDF for screen readers", done: true, tags: ["accessibility"] },
  ],
  events: [
    { day: -111, time: "14:00", name: "Report planning with Constance", tags: ["planning"] },
    { day: -101, time: "10:00", name: "Page plan walk-through", tags: ["review"] },
    { day: -88, time: "11:30", name: "Roof portraits with Aroha", tags: ["photo", "on site"] },
    { day: -71, time: "16:30", name: "Board reads the draft", tags: ["review", "client"] },
    { day: -63, name: "Report files to Tern Press", tags: ["deadline"] },
    { day: -46, time: "15:00", name: "Copies at the members' meeting", tags: ["launch"] },
  ],
  files: {
    work: [
      ["Spread with roof portrait", "book-spread.webp", -80],
      ["Fold-out chart, layers", "screen-dashboard.webp", -78],
      ["Report typography", "type-specimen.webp", -97],
      ["Layout file for next year", "https://drive.google.com/file/d/1BrightfieldLayout/view", -43, "design"],
    ],
    asset: [
      ["Report agreement", "service-agreement.pdf", -110],
      ["Auditor's tables", "content-inventory.csv", -79],
      ["Approved proof", "print-proof.pdf", -62],
      ["Report print package", "handover-package.zip", -61],
      ["South field at noon", "illustration-garden.webp", -86],
      ["Print and postage costs", "cost-estimate.csv", -47],
      [
        "Members' meeting slides",
        "https://docs.google.com/presentation/d/1BrightfieldMeeting",
        -48,
        "presentation",
      ],
    ],
  },
};

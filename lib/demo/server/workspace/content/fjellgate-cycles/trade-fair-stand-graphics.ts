import "server-only";
import type { ProjectContent } from "@/lib/demo/server/workspace/content/content-types";

export const tradeFairStandGraphics: ProjectContent = {
  name: "Trade fair stand graphics",
  projectStatus: "completed",
  paymentStatus: "processing",
  budget: 4750,
  started: -110,
  updatedHoursAgo: 24 * 24,
  note: [
    "18 square metres, three walls, one bike on a plinth. Everything reusable except the floor vinyl.",
    "Walls are stored at Rashid's workshop until next year. Label: FJ-A to FJ-F.",
  ],
  links: [
    ["Stand plan", "https://drive.google.com/drive/folders/1FjellgateStandPlan"],
    ["Organiser's technical handbook", "https://cyclefair.example/exhibitors/handbook"],
    ["Wall artwork", "https://www.figma.com/design/8zQhWfG4pFjellgate03/Stand"],
    ["Packing list", "https://docs.google.com/spreadsheets/d/1FjellgatePacking"],
  ],
  clientContacts: ["Wanjiru Kamau", "Søren Aakre"],
  partners: ["Rashid al-Khatib", "Graciela Montes"],
  tasks: [
    { day: -98, name: "Redraw the side view at full scale", done: true, tags: ["illustration"] },
    { day: -87, name: "Fire certificates for all boards", done: true, tags: ["paperwork"] },
    { day: -69, name: "Proof of the three walls at 10 percent", done: true, tags: ["print"] },
    { day: -30, name: "Send the photographs to the trade press", done: true, tags: ["press"] },
  ],
  events: [
    { day: -107, time: "14:00", name: "Stand brief with Wanjiru", tags: ["planning"] },
    { day: -99, time: "15:00", name: "Plan review with Rashid", tags: ["review"] },
    { day: -76, time: "16:00", name: "Wall artwork sign-off", tags: ["review", "client"] },
    { day: -67, name: "Print files to Tern Press", tags: ["deadline"] },
    { day: -40, time: "09:00", name: "Build-up day", tags: ["on site"] },
    { day: -39, time: "10:00", name: "Fair opens", tags: ["on site", "launch"] },
    { day: -34, time: "11:00", name: "Debrief: what visitors asked", tags: ["retrospective"] },
  ],
  files: {
    work: [
      ["Back wall, bike at full scale", "illustration-bike.webp", -97],
      ["Stand views, three corners", "https://drive.google.com/file/d/1FjellgateViews/view", -90, "image"],
      ["Headline settings", "type-specimen.webp", -84],
      ["Wall layout file", "https://www.figma.com/design/8zQhWfG4pFjellgate03/Walls", -83, "design"],
      ["Handout, folded in four", "dieline-box.svg", -75],
    ],
    asset: [
      ["Fair agreement", "service-agreement.pdf", -108],
      ["Wall proofs, approved", "print-proof.pdf", -68],
      ["Stand costs, final", "cost-estimate.csv", -31],
      ["Opening day clip", "motion-test.webm", -38],
      ["Press photographs", "https://drive.google.com/drive/folders/1FjellgatePress", -30, "image"],
      ["Wall artwork, print package", "handover-package.zip", -67],
      ["Fair schedule", "https://trello.com/b/FjlFair1/trade-fair", -100, "project-management"],
    ],
  },
};

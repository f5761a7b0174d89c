import "server-only";
import type { ProjectContent } from "@/lib/demo/server/workspace/content/content-types";

export const exerciseLeaflets: ProjectContent = {
  name: "Exercise leaflets",
  projectStatus: "active",
  paymentStatus: "pending",
  budget: 3600,
  started: -19,
  updatedHoursAgo: 49,
  note: [
    "Twelve leaflets: neck, shoulder, elbow, wrist, upper back, lower back, hip, knee (two), ankle, balance, breathing.",
    "One exercise per panel, arrows in the drawing and not beside it, 14 point at least.",
    "Print in tens on the practice's own printer: no bleed, no dark backgrounds.",
  ],
  links: [
    ["Leaflet master", "https://www.figma.com/design/6mKdXrT9sLindenhof02/Leaflets"],
    ["Exercise list", "https://docs.google.com/spreadsheets/d/1LindenhofExercises"],
    ["Reference photographs", "https://drive.google.com/drive/folders/1LindenhofPoses"],
    ["Large print guidance", "https://readable.example/large-print"],
    ["Print queue of the practice", "https://print.lindenhof.example/queue"],
  ],
  clientContacts: ["Dr. Chidi Okafor"],
  partners: ["Hana Kobayashi", "Lucía Ferreyra"],
  tasks: [
    {
      day: -1,
      time: "12:00",
      name: "Correct the arrow on the second knee panel",
      tags: ["illustration"],
    },
    {
      day: 2,
      name: "Set the shoulder leaflet in Spanish",
      details: "Lucía's text runs 20 percent longer. Drop the side note before the type size.",
      tags: ["typography"],
    },
    {
      day: 4,
      time: "16:00",
      name: "Test print on the practice's laser printer",
      tags: ["print", "on site"],
    },
    { day: 9, name: "Collect Dr. Okafor's corrections to balance and breathing", tags: ["client"] },
    { day: 15, name: "Export all twelve as tagged PDF", tags: ["accessibility"] },
    { day: -5, name: "Grid that folds to three panels without a ruler", done: true, tags: ["design"] },
  ],
  events: [
    { day: -18, time: "12:30", name: "Which exercises, which order", tags: ["planning"] },
    { day: -12, time: "12:30", name: "Pose photographs with Dr. Okafor", tags: ["photo", "on site"] },
    { day: -7, time: "14:30", name: "Drawing style with Hana", tags: ["illustration"] },
    { day: 1, time: "12:30", name: "Knee and hip review", tags: ["review"] },
    { day: 6, time: "12:30", name: "Reading test with three patients", tags: ["research"] },
    { day: 12, time: "12:30", name: "Spanish proofs with Lucía", tags: ["translation"] },
    { day: 17, name: "Leaflets in the rack", tags: ["deadline"] },
  ],
  files: {
    work: [
      ["Three-panel grid", "wireframe-web.png", -14],
      ["Knee leaflet, open", "https://www.figma.com/design/6mKdXrT9sLindenhof02/Knee", -5, "design"],
      ["Arrow studies", "icon-set.svg", -8],
      ["Leaflet colours, print safe", "colour-palette.png", -10],
      ["Leaflet series file", "https://www.figma.com/design/6mKdXrT9sLindenhof02/Series", -3, "design"],
      ["Twelve exercises, texts", "site-copy.txt", -11],
      ["Where the rack stands", "photo-interior.webp", -2],
    ],
    asset: [
      ["Leaflet brief", "creative-brief.pdf", -19],
      ["Exercise catalogue", "content-inventory.csv", -17],
      ["Pose references", "https://drive.google.com/drive/folders/1LindenhofPoseSelects", -12, "image"],
      ["Proof of the first four", "print-proof.pdf", -2],
      ["Large print fonts", "web-fonts.zip", -16],
      ["Practice mark for footers", "logo-mark.svg", -18],
      ["Printer test log", "https://docs.google.com/spreadsheets/d/1LindenhofPrinter", -4, "spreadsheet"],
    ],
  },
};

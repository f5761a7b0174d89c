import "server-only";
import type { ProjectContent } from "@/lib/demo/server/workspace/content/content-types";

export const dealerPortal: ProjectContent = {
  name: "Dealer portal",
  projectStatus: "on-hold",
  paymentStatus: "pending",
  budget: 16800,
  started: -88,
  updatedHoursAgo: 24 * 16,
  note: [
    "On hold until the stock system is replaced. Søren expects a decision next quarter.",
    "What is finished: interviews, map of jobs, wireframes of the order list. Nothing coded, nothing lost.",
    "Before restarting, ask whether warranty claims still belong in it.",
  ],
  links: [
    ["Wireframes", "https://www.figma.com/design/5gYtRmC1nFjellgate02/Dealer-portal"],
    ["Interview notes", "https://drive.google.com/drive/folders/1FjellgateInterviews"],
    ["Stock system manual", "https://docs.stockline.example/api"],
    ["Scope document", "https://docs.google.com/document/d/1FjellgatePortalScope"],
    ["Job map", "https://www.figma.com/board/5gYtRmC1nFjellgateJobs/Dealer-jobs"],
  ],
  clientContacts: ["Søren Aakre"],
  partners: ["Piotr Zieliński", "Fatoumata Diallo"],
  tasks: [
    { day: 14, name: "Ask Søren about the stock system decision", tags: ["client", "waiting"] },
    {
      day: 22,
      name: "Estimate again with warranty claims left out",
      details: "Keep the old estimate beside it so that the difference can be seen.",
      tags: ["planning"],
    },
    { day: -58, name: "Cluster the dealer interviews into jobs", done: true, tags: ["research"] },
    { day: -49, name: "Wireframe the order list with bulk actions", done: true, tags: ["design"] },
  ],
  events: [
    { day: -85, time: "11:00", name: "Scope talk with Søren", tags: ["planning"] },
    { day: -74, time: "10:00", name: "Dealer interviews, six shops", tags: ["research"] },
    { day: -57, time: "13:30", name: "Job map workshop", tags: ["workshop"] },
    { day: -36, time: "15:00", name: "Decision to pause", tags: ["client"] },
    { day: 23, time: "15:00", name: "Restart or close: portal review", tags: ["planning", "client"] },
  ],
  files: {
    work: [
      ["Order list, first pass", "wireframe-web.png", -52],
      ["Portal structure", "sitemap.png", -60],
      ["A dealer's Thursday", "user-journey.png", -59],
      ["Stock levels on a phone", "wireframe-app.png", -47],
      ["Portal working file", "https://www.figma.com/design/5gYtRmC1nFjellgate02/Portal", -50, "design"],
    ],
    asset: [
      ["Portal brief from Søren", "creative-brief.pdf", -88],
      ["Nineteen dealers, who orders how", "content-inventory.csv", -80],
      ["What dealers told us", "research-report.pdf", -62],
      ["Scope deck, shown at the pause", "concept-deck.pptx", -37],
      ["Stock interface description", "https://docs.stockline.example/downloads/openapi.json", -66, "code"],
      ["Portal estimate, first version", "cost-estimate.csv", -42],
    ],
  },
};

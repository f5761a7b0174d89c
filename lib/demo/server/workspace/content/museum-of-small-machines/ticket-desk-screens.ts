import "server-only";
import type { ProjectContent } from "@/lib/demo/server/workspace/content/content-types";

export const ticketDeskScreens: ProjectContent = {
  name: "Ticket desk screens",
  projectStatus: "on-hold",
  paymentStatus: "pending",
  budget: 5600,
  started: -72,
  updatedHoursAgo: 24 * 11,
  note: [
    "Waiting for the new till. The screens are 32 inches, portrait, behind glass, and the glass reflects.",
    "Design is agreed: next tour, price table, one picture. Build starts when the interface of the till is known.",
  ],
  links: [
    ["Screen designs", "https://www.figma.com/design/2aGxZpL6xMachines04/Desk-screens"],
    ["Till supplier", "https://tillworks.example/museums"],
    ["Price table", "https://docs.google.com/spreadsheets/d/1MachinesPrices"],
    ["Photos of the desk", "https://drive.google.com/drive/folders/1MachinesDesk"],
    ["Glass supplier on reflections", "https://glassworks.example/anti-reflective"],
  ],
  clientContacts: ["Eun-ji Park"],
  partners: ["Piotr Zieliński"],
  tasks: [
    { day: 10, name: "Ask Eun-ji whether the till has been ordered", tags: ["client", "waiting"] },
    {
      day: 20,
      name: "Contrast check with the lamps on",
      details: "Borrow the light meter from Aroha.",
      tags: ["accessibility", "on site"],
    },
    { day: 25, name: "Rehearse a price change with the desk team", tags: ["training"] },
    { day: -40, name: "Price table that reads from four metres", done: true, tags: ["design"] },
    { day: -46, name: "Photograph reflections at three times of day", done: true, tags: ["research"] },
  ],
  events: [
    { day: -70, time: "10:00", name: "An hour at the ticket desk", tags: ["research", "on site"] },
    { day: -55, time: "14:30", name: "First screens on the real glass", tags: ["review", "on site"] },
    { day: -43, time: "11:30", name: "Price table approved", tags: ["review"] },
    { day: -32, time: "16:00", name: "Till delayed: what we pause", tags: ["client"] },
    { day: 18, time: "16:00", name: "Till interface call with Tillworks", tags: ["development"] },
  ],
  files: {
    work: [
      ["Portrait layout, three zones", "wireframe-web.png", -60],
      ["Screen on glass, portrait picture", "poster-clockwork.webp", -54],
      ["Next tour tile", "social-tiles.webp", -50],
      ["Desk screens file", "https://www.figma.com/design/2aGxZpL6xMachines04/Screens", -44, "design"],
      ["Visitor path to the desk", "user-journey.png", -67],
    ],
    asset: [
      ["Desk screens agreement", "service-agreement.pdf", -71],
      ["Prices and tours", "content-inventory.csv", -65],
      ["Ticket desk, wide view", "photo-interior.webp", -69],
      ["Display manual", "https://displays.example/manuals/portrait-32", -56, "document"],
      ["Till export sample", "https://drive.google.com/file/d/1TillExport/view", -33, "database"],
      ["Lamp positions, survey", "https://drive.google.com/file/d/1DeskLamps/view", -45, "image"],
    ],
  },
};

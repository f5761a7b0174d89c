import "server-only";
import type { ProjectContent } from "@/lib/demo/server/workspace/content/content-types";

export const menusAndRoomCards: ProjectContent = {
  name: "Menus and room cards",
  projectStatus: "active",
  paymentStatus: "paid",
  budget: 3900,
  started: -21,
  updatedHoursAgo: 75,
  note: [
    "Menu changes daily: a template that the kitchen fills in, printed on cream stock in the office.",
    "Fourteen room cards, each with its tree drawn by Thandeka. Letterpress, one colour.",
    "Paid in advance, so deliver early.",
  ],
  links: [
    ["Menu template", "https://docs.google.com/document/d/1AlmendraMenu"],
    ["Room card drawings", "https://drive.google.com/drive/folders/1AlmendraTrees"],
    ["Card layout", "https://www.figma.com/design/5rZkLwV8cAlmendra02/Cards"],
    ["Cream stock, 300 gsm", "https://papers.example/cream/300"],
    ["Tree list", "https://docs.google.com/spreadsheets/d/1AlmendraTreeList"],
  ],
  clientContacts: ["Paloma Etxeberria"],
  partners: ["Thandeka Mokoena", "Walter Osei", "Mateusz Wrona"],
  tasks: [
    { day: 0, time: "16:00", name: "Menu template that survives a long dish name", tags: ["typography"] },
    { day: 2, name: "Ask Thandeka for the fig tree with fewer leaves", tags: ["illustration"] },
    { day: 6, name: "Polymer plates: check hairlines at 0.3 point", tags: ["print"] },
    { day: 10, name: "Sample menu with wine list for the kitchen", tags: ["design"] },
    {
      day: 19,
      name: "Pack the cards room by room",
      details: "Fourteen envelopes, names in pencil.",
      tags: ["delivery"],
    },
    { day: -6, name: "Trim size of the cards against the door frames", done: true, tags: ["design"] },
  ],
  events: [
    { day: -20, time: "14:30", name: "Menus of the past year on the floor", tags: ["workshop"] },
    { day: -13, time: "15:30", name: "Tree sketches, first seven", tags: ["illustration"] },
    { day: -6, time: "15:00", name: "Card format with Paloma", tags: ["review"] },
    { day: 1, time: "14:30", name: "Tree sketches, second seven", tags: ["illustration"] },
    { day: 8, time: "10:00", name: "Plate check at Tern Press", tags: ["print"] },
    { day: 15, time: "10:30", name: "Cards on the press", tags: ["print", "on site"] },
    { day: 21, time: "15:00", name: "Menu training with the kitchen", tags: ["training"] },
  ],
  files: {
    work: [
      ["Menu, dinner version", "menu-card.webp", -10],
      ["Room cards on the table", "stationery.webp", -7],
      [
        "Card layouts, fourteen rooms",
        "https://www.figma.com/design/5rZkLwV8cAlmendra02/Layouts",
        -5,
        "design",
      ],
      ["Title settings, Nogal", "type-specimen.webp", -12],
      ["Ink trials on cream", "colour-palette.png", -4],
      ["Place settings, test shots", "photo-still-life.webp", -3],
    ],
    asset: [
      ["Menus and cards agreement", "service-agreement.pdf", -21],
      ["Fourteen trees, line art", "pattern-leaves.svg", -8],
      ["Plate proof", "print-proof.pdf", -1],
      ["Paper and press costs", "cost-estimate.csv", -15],
      ["Dish names in two languages", "content-inventory.csv", -11],
      [
        "Kitchen guide to the template",
        "https://docs.google.com/document/d/1AlmendraKitchenGuide",
        -2,
        "document",
      ],
    ],
  },
};

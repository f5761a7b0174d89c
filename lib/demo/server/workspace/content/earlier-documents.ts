import "server-only";
import type { SalesDocumentContent } from "./content-types";

const plain = { tax: "5.5", discountPercent: "0", discountFlat: "0" } as const;

const signage = {
  ...plain,
  project: "Market stall signage",
  projectDescription: "Signs, price boards and an awning print for the market stall.",
} as const;

const signageItems: SalesDocumentContent["items"] = [
  {
    title: "Signs and price boards",
    description: "Design and print files for nine boards (hours)",
    rate: "85.00",
    quantity: "14",
  },
  {
    title: "Awning print",
    description: "Artwork at full size, with a proof on cloth",
    rate: "420.00",
    quantity: "1",
  },
];

const report = {
  ...plain,
  tax: "0",
  project: "Annual report {lastYear}",
  projectDescription: "Design and layout of the annual report, printed and as a web page.",
} as const;

const reportItems: SalesDocumentContent["items"] = [
  {
    title: "Layout",
    description: "Forty-eight pages with charts (per page)",
    rate: "95.00",
    quantity: "48",
  },
  {
    title: "Web version",
    description: "One long page with the same charts (hours)",
    rate: "92.00",
    quantity: "30",
  },
];

/** Documents with numbers of the book-keeping before Pennant. */
export const earlierDocuments: SalesDocumentContent[] = [
  {
    ...signage,
    category: "quotation",
    number: "Q-0119",
    issued: -288,
    items: signageItems,
    note: "Valid for 30 days. Printing is billed by the print shop.",
  },
  {
    ...signage,
    category: "invoice",
    number: "INV-0308",
    madeFrom: "quotation Q-0119",
    issued: -270,
    items: signageItems,
    payments: [{ day: -262, reference: "Check 1184" }],
    note: "Payable within 14 days.",
  },
  {
    ...signage,
    category: "invoice",
    number: "INV-0309",
    issued: -240,
    items: [
      {
        title: "Seasonal boards",
        description: "Winter breads, six boards (hours)",
        rate: "85.00",
        quantity: "7.5",
      },
    ],
    payments: [{ day: -229, reference: "Check 1231" }],
    note: "Payable within 14 days.",
  },
  {
    ...report,
    category: "quotation",
    number: "Q-0121",
    issued: -110,
    items: reportItems,
    note: "Valid for 30 days. Two rounds of corrections are included.",
  },
  {
    ...report,
    category: "invoice",
    number: "INV-0310",
    madeFrom: "quotation Q-0121",
    issued: -98,
    items: reportItems.slice(0, 1),
    payments: [{ day: -80, reference: "ACH 40218" }],
    note: "First part: the printed report.",
  },
  {
    ...report,
    category: "invoice",
    number: "INV-0311",
    issued: -66,
    items: reportItems.slice(1),
    note: "Second part: the web version. Payable within 14 days.",
  },
];

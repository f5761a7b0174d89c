import "server-only";
import type { SalesDocumentContent } from "./content-types";
import { earlierDocuments } from "./earlier-documents";
import { euroDocuments } from "./euro-documents";

const identityItems: SalesDocumentContent["items"] = [
  {
    title: "Discovery workshop",
    description: "Half a day in the gardens, with notes and a summary of what to say and show",
    rate: "650.00",
    quantity: "1",
  },
  {
    title: "Mark and wordmark",
    description: "Three directions, one carried through, with a drawing for small sizes (hours)",
    rate: "85.00",
    quantity: "24",
  },
  {
    title: "Colour and type system",
    description: "House colours for print and screen, two typefaces with rules for their use (hours)",
    rate: "85.00",
    quantity: "12",
  },
  {
    title: "Letterhead, card, invoice sheet, van lettering",
    description: null,
    rate: "240.00",
    quantity: "4",
  },
  {
    title: "Brand guidelines, sixteen pages (hours)",
    description: null,
    rate: "85.00",
    quantity: "10",
  },
];

const identity = {
  project: "Brand identity",
  projectDescription: "Mark, wordmark, colours, type, stationery and guidelines for a garden design studio.",
  items: identityItems,
  tax: "0",
  discountPercent: "0",
  discountFlat: "320.00",
} as const;

const recentDocuments: SalesDocumentContent[] = [
  {
    ...identity,
    category: "quotation",
    number: "1",
    issued: -118,
    note: "Valid for 30 days. Two rounds of changes are included in every item. Fonts are licensed by the client.",
  },
  {
    ...identity,
    category: "invoice",
    number: "1",
    madeFrom: "quotation 1",
    issued: -62,
    payments: [{ day: -55, reference: "Transfer, garden account" }],
    note: "Payable within 14 days. Thank you for the walks through the gardens.",
  },
  {
    ...identity,
    category: "receipt",
    number: "1",
    madeFrom: "invoice 1",
    issued: -55,
    note: "Received with thanks by bank transfer.",
  },
  {
    project: "Member dashboard",
    category: "quotation",
    number: "2",
    isDraft: true,
    issued: -36,
    projectDescription: "Research, design and front-end development of a dashboard for member households.",
    items: [
      {
        title: "Household interviews",
        description: "Recruiting, visits and a written summary (per household)",
        rate: "145.00",
        quantity: "8",
      },
      {
        title: "Interface design",
        description: "Today, month and year on phone and desktop (hours)",
        rate: "96.50",
        quantity: "60",
      },
      {
        title: "Front-end development",
        description: "Charts, table views, states for gaps and outages (hours)",
        rate: "104.75",
        quantity: "120",
      },
      {
        title: "Chart drawing and data checks",
        description: "Fixed price, by Dmitri Halonen",
        rate: "2480.00",
        quantity: "1",
      },
      {
        title: "Accessibility review",
        description: "Keyboard, screen reader and contrast, with corrections (hours)",
        rate: "96.50",
        quantity: "16",
      },
      {
        title: "Handover and training",
        description: "Two sessions with the metering team",
        rate: "640.00",
        quantity: "2",
      },
    ],
    tax: "5.5",
    discountPercent: "5",
    discountFlat: "82.80",
    note: "Cooperative rate of 5 percent, rounded to an even sum. Paid in three parts after board approval. Valid for 60 days.",
  },
  {
    project: "Online pre-orders",
    category: "invoice",
    number: "2",
    referenceNumber: "PO 2207",
    issued: -8,
    projectDescription: "First part of three: 40 percent of the agreed price of the pre-order shop.",
    items: [
      {
        title: "Order rules and structure",
        description: "Workshop, flow and page plan (hours)",
        rate: "92.50",
        quantity: "16",
      },
      {
        title: "Interface design",
        description: "Shop, basket, checkout and mails (hours)",
        rate: "92.50",
        quantity: "32",
      },
      {
        title: "Prototype and test orders",
        description: "Clickable prototype, five sessions in the shop",
        rate: "1480.00",
        quantity: "1",
      },
    ],
    tax: "5.5",
    discountPercent: "0",
    discountFlat: "0",
    note: "Payable within 14 days. Please name PO 2207 with the transfer.",
  },
];

/** A set on one project and two more documents, and what was billed in the fourteen months before. */
export const salesDocuments = [...recentDocuments, ...earlierDocuments, ...euroDocuments];

import "server-only";
import type { SalesDocumentContent } from "./content-types";

const euro = { currency: "EUR", tax: "0", discountPercent: "0", discountFlat: "0" } as const;

const ebooks = {
  ...euro,
  project: "Ebook templates",
  projectDescription: "Templates and a style sheet for all ebooks of the house.",
} as const;

const ebookItems: SalesDocumentContent["items"] = [
  {
    title: "Template for poetry",
    description: "Line breaks that survive on small screens",
    rate: "1400.00",
    quantity: "1",
  },
  {
    title: "Template for prose",
    description: "Essays and fiction, with notes",
    rate: "1400.00",
    quantity: "1",
  },
];

const catalogue = {
  ...euro,
  project: "Catalogue website",
  projectDescription: "Billed in euros to the Dublin imprint, as agreed.",
} as const;

const covers: SalesDocumentContent["items"] = [
  {
    title: "Cover design",
    description: "Six volumes of the series (per cover)",
    rate: "540.00",
    quantity: "6",
  },
];

/** The monthly invoice for the upkeep of the catalogue. */
function upkeep(number: string, issued: number, hours: string, paidOn?: number): SalesDocumentContent {
  return {
    ...catalogue,
    category: "invoice",
    number,
    issued,
    items: [
      {
        title: "Upkeep of the catalogue",
        description: "New titles, corrections and updates (hours)",
        rate: "80.00",
        quantity: hours,
      },
    ],
    ...(paidOn && { payments: [{ day: paidOn, reference: `SEPA ${number}` }] }),
    note: "Payable within 30 days.",
  };
}

/** Documents for a client that is billed in euros, with numbers of their own. */
export const euroDocuments: SalesDocumentContent[] = [
  {
    ...ebooks,
    category: "quotation",
    number: "EU-Q1",
    issued: -303,
    items: ebookItems,
    note: "Valid for 30 days.",
  },
  {
    ...ebooks,
    category: "invoice",
    number: "EU-01",
    madeFrom: "quotation EU-Q1",
    issued: -285,
    items: ebookItems.slice(0, 1),
    payments: [{ day: -266, reference: "SEPA EU-01" }],
    note: "First part: poetry. Payable within 30 days.",
  },
  {
    ...ebooks,
    category: "invoice",
    number: "EU-02",
    issued: -262,
    items: ebookItems.slice(1),
    payments: [{ day: -241, reference: "SEPA EU-02" }],
    note: "Second part: prose. Payable within 30 days.",
  },
  {
    ...catalogue,
    category: "quotation",
    number: "EU-Q2",
    issued: -258,
    items: [
      {
        title: "Upkeep of the catalogue",
        description: "About nine hours a month, billed by the hour",
        rate: "80.00",
        quantity: "108",
      },
    ],
    note: "For one year.",
  },
  { ...upkeep("EU-03", -250, "9", -231), madeFrom: "quotation EU-Q2" },
  upkeep("EU-04", -228, "7.5", -210),
  upkeep("EU-05", -206, "10", -187),
  upkeep("EU-06", -195, "18"),
  {
    ...upkeep("1", -191, "18"),
    isCreditNote: true,
    credits: "invoice EU-06",
    note: "Eighteen hours were billed instead of eight.",
  },
  upkeep("EU-07", -190, "8", -170),
  upkeep("EU-08", -162, "9.25", -141),
  upkeep("EU-09", -140, "8.5", -121),
  upkeep("EU-10", -118, "11", -98),
  upkeep("EU-11", -96, "9", -78),
  upkeep("EU-12", -74, "12.5", -53),
  upkeep("EU-13", -52, "8", -33),
  upkeep("EU-14", -30, "14.75"),
  {
    ...upkeep("EU-15", -12, "26"),
    payments: [{ day: -3, amount: "1040.00", reference: "SEPA, first half" }],
    note: "The spring list. Payable within 30 days, in two halves if that is easier.",
  },
  {
    ...catalogue,
    category: "quotation",
    number: "EU-Q3",
    issued: -10,
    items: [
      {
        title: "Search by translator",
        description: "Index, filters and pages for 140 translators (hours)",
        rate: "80.00",
        quantity: "42",
      },
    ],
    note: "Valid for 30 days.",
  },
  {
    ...euro,
    project: "Poetry series covers",
    projectDescription: "Covers for the next six volumes of the series.",
    category: "quotation",
    number: "EU-Q4",
    issued: -6,
    items: covers,
    note: "Valid for 30 days. Illustrations are licensed for print and ebook.",
  },
];

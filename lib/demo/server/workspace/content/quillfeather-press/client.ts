import "server-only";
import type { ClientContent } from "@/lib/demo/server/workspace/content/content-types";
import { catalogueWebsite } from "./catalogue-website";
import { poetrySeriesCovers } from "./poetry-series-covers";
import { ebookTemplates } from "./ebook-templates";

export const quillfeatherPress: ClientContent = {
  name: "Quillfeather Press",
  themeColor: "maroon",
  taxId: "00-3097742",
  email: "desk@quillfeather.example",
  phoneNumber: "+1 413 555 0169",
  address: "The Old Bindery, 9 Mill Yard\nNorthampton, MA 01060",
  street: "The Old Bindery, 9 Mill Yard",
  postcode: "01060",
  city: "Northampton",
  region: "MA",
  country: "US",
  buyerReference: "QF-Production",
  detail: "Independent publisher of poetry, essays and fiction in translation. Twelve titles a year.",
  note: [
    "They read everything, colophons too. Check the typography twice before sending.",
    "",
    "- Rosalind signs contracts, Teodor runs production.",
    "- Covers go to three readers outside the house before sign-off.",
    "- Small budgets, generous deadlines, books as presents.",
  ],
  paymentDays: 30,
  since: -320,
  contacts: [
    {
      name: "Rosalind Achterberg",
      role: "Publisher",
      phoneNumber: "+1 413 555 0170",
      email: "rosalind@quillfeather.example",
      details: "Writes by hand and scans it. Allow a day.",
      avatar: "avatar-rosalind-achterberg.webp",
    },
    {
      name: "Teodor Mihailov",
      role: "Production editor",
      phoneNumber: "+1 413 555 0171",
      email: "teodor@quillfeather.example",
      avatar: "avatar-teodor-mihailov.webp",
    },
    {
      name: "Zanele Dube",
      role: "Publicity and rights",
      phoneNumber: "+1 413 555 0172",
      email: "zanele@quillfeather.example",
      details: "At book fairs for half of the season. Check her calendar first.",
      avatar: "avatar-zanele-dube.webp",
    },
  ],
  projects: [catalogueWebsite, poetrySeriesCovers, ebookTemplates],
};

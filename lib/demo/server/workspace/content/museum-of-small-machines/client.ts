import "server-only";
import type { ClientContent } from "@/lib/demo/server/workspace/content/content-types";
import { clockworkExhibitionIdentity } from "./clockwork-exhibition-identity";
import { audioGuideApp } from "./audio-guide-app";
import { ticketDeskScreens } from "./ticket-desk-screens";

export const museumOfSmallMachines: ClientContent = {
  name: "Museum of Small Machines",
  themeColor: "lavender",
  taxId: "00-6641280",
  email: "hello@smallmachines.example",
  phoneNumber: "+1 802 555 0173",
  address: "1 Winding Stair Square\nBurlington, VT 05401",
  street: "1 Winding Stair Square",
  postcode: "05401",
  city: "Burlington",
  region: "VT",
  country: "US",
  detail: "Clocks, typewriters, music boxes and pocket calculators. 70,000 visitors a year.",
  note: [
    "A public house: every text in English and French, every print order needs two quotations.",
    "",
    "- Closed one day a week, and that is when things can be hung.",
    "- The curators are right about dates. The shop is right about paper.",
    "- Travel is paid by receipt, within 60 days.",
  ],
  since: -105,
  contacts: [
    {
      name: "Margarethe Solberg",
      role: "Head of exhibitions",
      phoneNumber: "+1 802 555 0174",
      email: "m.solberg@smallmachines.example",
      details: "Wants to see things at scale. Bring prints, not a laptop.",
      avatar: "avatar-margarethe-solberg.webp",
    },
    {
      name: "Jean-Baptiste Ndiaye",
      role: "Digital curator",
      phoneNumber: "+1 802 555 0175",
      email: "jb.ndiaye@smallmachines.example",
      avatar: "avatar-jean-baptiste-ndiaye.webp",
    },
    {
      name: "Eun-ji Park",
      role: "Visitor services",
      phoneNumber: "+1 802 555 0176",
      email: "e.park@smallmachines.example",
      details: "Knows where people get lost. Ask her before moving a sign.",
      avatar: "avatar-eun-ji-park.webp",
    },
  ],
  projects: [clockworkExhibitionIdentity, audioGuideApp, ticketDeskScreens],
};

import "server-only";
import type { ClientContent } from "@/lib/demo/server/workspace/content/content-types";
import { directBookingWebsite } from "./direct-booking-website";
import { menusAndRoomCards } from "./menus-and-room-cards";

export const casaAlmendra: ClientContent = {
  name: "Casa Almendra",
  themeColor: "coral",
  taxId: "00-8403915",
  email: "hola@casaalmendra.example",
  phoneNumber: "+1 505 555 0183",
  address: "212 Calle del Almendro\nSanta Fe, NM 87501",
  street: "212 Calle del Almendro",
  postcode: "87501",
  city: "Santa Fe",
  region: "NM",
  country: "US",
  detail: "Guest house with fourteen rooms, a courtyard kitchen and very loyal guests.",
  note: [
    "Two hours behind Portland. Afternoons are best, and never between seven and nine in the evening: dinner.",
    "",
    "- Paloma owns the voice of the house. She speaks, I write it down.",
    "- Rooms have names, not numbers.",
    "- They would rather have a guest call than click.",
  ],
  since: -62,
  contacts: [
    {
      name: "Paloma Etxeberria",
      role: "Owner",
      phoneNumber: "+1 505 555 0184",
      email: "paloma@casaalmendra.example",
      details: "Sends pictures of the courtyard light. Answer them.",
      avatar: "avatar-paloma-etxeberria.webp",
    },
  ],
  projects: [directBookingWebsite, menusAndRoomCards],
};

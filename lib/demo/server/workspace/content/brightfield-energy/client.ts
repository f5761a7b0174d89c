import "server-only";
import type { ClientContent } from "@/lib/demo/server/workspace/content/content-types";
import { memberDashboard } from "./member-dashboard";
import { annualReport } from "./annual-report";

export const brightfieldEnergy: ClientContent = {
  name: "Brightfield Energy Co-op",
  themeColor: "yellow",
  taxId: "00-9174036",
  email: "office@brightfield.example",
  phoneNumber: "+1 413 555 0177",
  address: "400 Meadow Road\nGreenfield, MA 01301",
  street: "400 Meadow Road",
  postcode: "01301",
  city: "Greenfield",
  region: "MA",
  country: "US",
  buyerReference: "BE-Communications",
  detail: "Solar cooperative with 1,240 member households on eleven roofs and two fields.",
  note: [
    "Members own it, so members see it. Anything public is shown to the board first, which meets every second week.",
    "",
    "- Numbers come from Mihai's export. Never type one by hand.",
    "- Say household, not user. Say share, not investment.",
    "- Paid by milestone after board approval.",
  ],
  since: -115,
  contacts: [
    {
      name: "Constance Abernathy",
      role: "Board chair",
      phoneNumber: "+1 413 555 0178",
      email: "constance@brightfield.example",
      details: "Retired judge. Asks one question and it is the right one.",
      avatar: "avatar-constance-abernathy.webp",
    },
    {
      name: "Mihai Lupescu",
      role: "Data and metering",
      phoneNumber: "+1 413 555 0179",
      email: "mihai@brightfield.example",
      avatar: "avatar-mihai-lupescu.webp",
    },
  ],
  projects: [memberDashboard, annualReport],
};

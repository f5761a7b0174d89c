import "server-only";
import type { ClientContent } from "@/lib/demo/server/workspace/content/content-types";
import { cargoBikeConfigurator } from "./cargo-bike-configurator";
import { dealerPortal } from "./dealer-portal";
import { tradeFairStandGraphics } from "./trade-fair-stand-graphics";

export const fjellgateCycles: ClientContent = {
  name: "Fjellgate Cycles",
  themeColor: "blue",
  taxId: "00-2849173",
  email: "studio@fjellgate.example",
  phoneNumber: "+1 617 555 0163",
  address: "120 Foundry Row, Unit 7\nSomerville, MA 02143",
  street: "120 Foundry Row, Unit 7",
  postcode: "02143",
  city: "Somerville",
  region: "MA",
  country: "US",
  detail: "Electric cargo bikes built to order. Eleven people, nineteen dealers.",
  note: [
    "Technical people who like to see numbers. Every design review starts with the measurements.",
    "",
    "- Purchase orders come from Søren; work without one is not paid.",
    "- Component names change per season. The parts table is the only truth.",
    "- Payment 30 days. They have never been late and never early.",
  ],
  since: -150,
  contacts: [
    {
      name: "Søren Aakre",
      role: "Managing director",
      phoneNumber: "+1 617 555 0164",
      email: "soren@fjellgate.example",
      avatar: "avatar-soren-aakre.webp",
    },
    {
      name: "Wanjiru Kamau",
      role: "Head of product",
      phoneNumber: "+1 617 555 0165",
      email: "wanjiru@fjellgate.example",
      details: "Rides the prototypes to work. Best reached right after nine.",
      avatar: "avatar-wanjiru-kamau.webp",
    },
  ],
  projects: [cargoBikeConfigurator, dealerPortal, tradeFairStandGraphics],
};

import "server-only";
import type { ClientContent } from "@/lib/demo/server/workspace/content/content-types";
import { brandIdentity } from "./brand-identity";
import { portfolioWebsite } from "./portfolio-website";

export const kestrelAndFern: ClientContent = {
  name: "Kestrel & Fern Landscapes",
  themeColor: "olive",
  taxId: "00-1158307",
  email: "studio@kestrelfern.example",
  phoneNumber: "+1 207 555 0180",
  address: "27 Greenhouse Lane\nCamden, ME 04843",
  street: "27 Greenhouse Lane",
  postcode: "04843",
  city: "Camden",
  region: "ME",
  country: "US",
  detail: "Garden designers for town gardens, courtyards and the odd orchard.",
  note: [
    "They draw better than most designers. Show sketches, they will sketch back.",
    "",
    "- Outdoors until four, so calls are late in the day.",
    "- Imogen writes the texts herself and writes well.",
    "- Prompt payers. Thank them.",
  ],
  since: -130,
  contacts: [
    {
      name: "Imogen Fairweather",
      role: "Founder, garden designer",
      phoneNumber: "+1 207 555 0181",
      email: "imogen@kestrelfern.example",
      avatar: "avatar-imogen-fairweather.webp",
    },
  ],
  projects: [brandIdentity, portfolioWebsite],
};

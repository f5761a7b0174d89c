import "server-only";
import type { ClientContent } from "@/lib/demo/server/workspace/content/content-types";
import { onlinePreOrders } from "./online-pre-orders";
import { packagingRefresh } from "./packaging-refresh";
import { marketStallSignage } from "./market-stall-signage";

export const saltmarshBakery: ClientContent = {
  name: "Saltmarsh Bakery",
  themeColor: "peach",
  taxId: "00-7316045",
  email: "orders@saltmarsh.example",
  phoneNumber: "+1 207 555 0160",
  // Without its parts: an e-invoice for this client lists what is missing.
  address: "3 Tollgate Street\nBelfast, ME 04915",
  detail: "Sourdough bakery with a shop, a market stall and forty wholesale customers.",
  note: [
    "Leilani decides on looks, Bogdan on anything that touches the ovens. Get both in the room for prices.",
    "",
    "- The bakery sleeps in the afternoon: call before 11 or after 16.",
    "- Invoices to orders@, never to Leilani directly.",
    "- They pay within a week when the invoice names the purchase order.",
    "- Bread is photographed the day it is baked. No exceptions, they are right.",
  ],
  since: -300,
  contacts: [
    {
      name: "Leilani Kahale",
      role: "Owner and head baker",
      phoneNumber: "+1 207 555 0161",
      email: "leilani@saltmarsh.example",
      details: "Up since three. Voice messages are fine, long mails are not.",
      avatar: "avatar-leilani-kahale.webp",
    },
    {
      name: "Bogdan Stoica",
      role: "Operations manager",
      phoneNumber: "+1 207 555 0162",
      email: "bogdan@saltmarsh.example",
      details: "Keeps the order sheets, knows every pick-up window.",
      avatar: "avatar-bogdan-stoica.webp",
    },
  ],
  projects: [onlinePreOrders, packagingRefresh, marketStallSignage],
};

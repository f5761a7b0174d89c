import "server-only";
import type { PriceListContent } from "./content-types";

/** The lines that the studio offers again and again. */
export const priceList: PriceListContent[] = [
  {
    title: "Interface design",
    description: "Layouts for desktop and phone, with one round of changes",
    unit: "day",
    rate: "760",
    currency: "USD",
  },
  { title: "Front-end development", description: null, unit: "hour", rate: "95", currency: "USD" },
  {
    title: "Workshop",
    description: "Half a day with preparation and a written summary",
    unit: "piece",
    rate: "540",
    currency: "USD",
  },
  {
    title: "Maintenance",
    description: "Updates, backups and two hours of small changes",
    unit: "month",
    rate: "320",
    currency: "USD",
  },
  { title: "Mileage", description: null, unit: "km", rate: "0.42", currency: "EUR" },
];

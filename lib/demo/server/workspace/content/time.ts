import "server-only";
import type { TimeContent } from "./content-types";

const preOrders = "Online pre-orders";
const dashboard = "Member dashboard";
const configurator = "Cargo bike configurator";

/** The rates per hour of these projects. The profile has the one of all others. */
export const hourlyRates: Partial<Record<string, string>> = {
  [preOrders]: "92.5",
  [dashboard]: "96.5",
  [configurator]: "90",
};

/** The invoice that was made from time: these of its lines, by what was done. */
export const billedLines = {
  document: "invoice 2",
  project: preOrders,
  items: {
    "Order rules": "Order rules and structure",
    "Interface design": "Interface design",
  } as Record<string, string>,
};

/** Four weeks of time: the working day, the clock time, and hours. What is billed adds up to the lines of the invoice. */
export const timeEntries: TimeContent[] = [
  ...[-19, -18, -17, -16].map((day) => ({
    project: preOrders,
    billed: "Order rules",
    description: day === -19 ? "Workshop on order rules" : "Flow and page plan",
    day,
    time: "09:00",
    hours: 4,
    tags: ["concept"],
  })),
  ...[-15, -14, -13, -12, -11, -10, -9].map((day) => ({
    project: preOrders,
    billed: "Interface design",
    description: ["Shop", "Basket", "Checkout", "Mails"][Math.abs(day) % 4] ?? "Shop",
    day,
    time: "09:00",
    hours: 4,
    tags: ["design"],
  })),
  {
    project: preOrders,
    billed: "Interface design",
    description: "Checkout with the bakers",
    day: -12,
    time: "13:30",
    hours: 4,
    tags: ["design"],
  },
  ...[-18, -16, -13, -10, -7, -5, -2].map((day, index) => ({
    project: dashboard,
    description: index < 3 ? "Household interviews" : "Chart states for gaps and outages",
    day,
    time: "14:00",
    hours: index % 2 === 0 ? 2.5 : 1.75,
    tags: index < 3 ? ["research"] : ["design"],
  })),
  ...[-8, -6, -4, -3, -1].map((day, index) => ({
    project: preOrders,
    description: index < 2 ? "Prototype for the test orders" : "Front end of the basket",
    day,
    time: "09:15",
    hours: index % 2 === 0 ? 3 : 3.25,
    tags: ["development"],
  })),
  ...[-7, -5, -2].map((day, index) => ({
    project: configurator,
    description: ["Frame options", "Prices and delivery", "Touch gestures"][index] ?? "",
    day,
    time: "10:00",
    hours: 2 + index / 2,
    tags: ["development"],
  })),
  ...[-15, -10, -5].map((day) => ({
    project: null,
    description: "Bookkeeping",
    day,
    time: "17:15",
    hours: 0.75,
    isBillable: false,
    tags: ["studio"],
  })),
];

/** Work of the last hours, so that the present week has time on its first day too: the hours since its start, and its length. */
export const recentTime = [
  {
    project: preOrders,
    description: "Front end of the basket",
    hoursAgo: 3.75,
    hours: 1.5,
    tags: ["development"],
  },
  {
    project: dashboard,
    description: "Chart states for gaps and outages",
    hoursAgo: 2,
    hours: 1.25,
    tags: ["design"],
  },
];

/** The work under way, and the hours since its start. */
export const runningTime = {
  project: configurator,
  description: "Touch gestures",
  hours: 0.7,
  tags: ["development"],
};

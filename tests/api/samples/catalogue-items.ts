import { catalogueItemSchema } from "@/lib/catalogue-items/schema";
import type { ResourceSample } from "../support/sample";

export const sample: ResourceSample = {
  newBody: async () => ({
    title: "Interface design",
    description: "",
    unit: "hour",
    rate: "95",
    tax: "19",
    currency: "EUR",
  }),
  patch: { title: "Mileage", unit: "km", rate: "0.42", tax: null, currency: null },
  invalid: { body: { title: " " }, path: "title", message: "Please name the item" },
  rowSchema: catalogueItemSchema,
  schema: catalogueItemSchema,
};

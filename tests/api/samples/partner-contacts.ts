import { partnerContactSchema } from "@/lib/partner-contacts/schema";
import type { ResourceSample } from "../support/sample";

export const sample: ResourceSample = {
  newBody: async () => ({
    name: "Søren Aakre",
    company: "",
    role: "Illustrator",
    phoneNumber: null,
    email: "soren@aakre.example",
    details: "Free in spring",
  }),
  patch: { company: "Aakre & Daughters", role: "Art director", details: null },
  invalid: { body: { name: "" }, path: "name", message: "Please enter a name" },
  rowSchema: partnerContactSchema,
  schema: partnerContactSchema,
};

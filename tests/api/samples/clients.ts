import { clientRowSchema, clientSchema } from "@/lib/clients/schema";
import type { ResourceSample } from "../support/sample";

export const sample: ResourceSample = {
  newBody: async () => ({
    name: "Saltmarsh Bakery",
    themeColor: "peach",
    taxId: "00-1",
    vatId: "DE136695976",
    email: "",
    phoneNumber: "+1 207 555 0142",
    address: "1 Quay\nPortland",
    detail: null,
    language: "de",
    hourlyRate: "85",
    timeRounding: "up:15:entry",
  }),
  patch: { name: "Saltmarsh Bakery & Mill", note: "Pays on the first", language: "zh-Hans" },
  invalid: { body: { name: "  " }, path: "name", message: "Please enter client name" },
  rowSchema: clientRowSchema,
  schema: clientSchema,
};

import { clientContactSchema } from "@/lib/client-contacts/schema";
import { ask } from "../support/call";
import type { ResourceSample } from "../support/sample";

export const sample: ResourceSample = {
  newBody: async (tenant) => {
    const client = await ask(tenant, "POST", "clients", { name: "Lindenhof", themeColor: "green" });
    return {
      name: "Vesna Jurić",
      companyId: client.body.id,
      role: "Practice manager",
      phoneNumber: "+49 30 555 014",
      email: "",
      detail: "Prefers to be called\nbefore noon",
    };
  },
  patch: { name: "Vesna Jurić-Kolb", role: "Owner", details: "Calls back", email: "vesna@lindenhof.example" },
  invalid: { body: { role: " " }, path: "role", message: "Please specify their role" },
  rowSchema: clientContactSchema,
  schema: clientContactSchema,
};

import { projectRowSchema, projectSchema } from "@/lib/projects/schema";
import type { ResourceSample } from "../support/sample";
import { ask } from "../support/call";

export const sample: ResourceSample = {
  newBody: async (tenant) => {
    const client = await ask(tenant, "POST", "clients", { name: "Fjellgate Cycles", themeColor: "blue" });
    return {
      name: "Cargo bike configurator",
      clientId: client.body.id,
      budget: 12_400,
      projectStatus: "active",
      hourlyRate: "92.5",
    };
  },
  patch: {
    name: "Cargo bike builder",
    paymentStatus: "processing",
    links: [{ label: "Repo", url: "https://git.example" }],
  },
  invalid: { body: { name: "" }, path: "name", message: "Please enter a project name" },
  rowSchema: projectRowSchema,
  schema: projectSchema,
};

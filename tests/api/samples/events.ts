import { eventSchema } from "@/lib/events/schema";
import type { ResourceSample } from "../support/sample";
import { ask } from "../support/call";

export const sample: ResourceSample = {
  newBody: async (tenant) => {
    const client = await ask(tenant, "POST", "clients", { name: "Casa Almendra", themeColor: "yellow" });
    const project = await ask(tenant, "POST", "projects", { name: "New menu", clientId: client.body.id });
    return {
      name: "Tasting with the chef",
      projectId: project.body.id,
      dueAt: "2026-11-27T18:00:00+01:00",
      isWithTime: true,
      details: "",
      link: "",
      tags: ["food", "on site"],
    };
  },
  patch: { name: "Tasting, second round", dueAt: "2027-01-08T00:00:00.000Z", isWithTime: false, tags: [] },
  invalid: { body: { name: " " }, path: "name", message: "Please name your task" },
  rowSchema: eventSchema,
  schema: eventSchema,
};

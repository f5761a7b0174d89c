import { timeEntryListSchema, timeEntrySchema } from "@/lib/time-entries/schema";
import type { ResourceSample } from "../support/sample";
import { ask } from "../support/call";

export const sample: ResourceSample = {
  newBody: async (tenant) => {
    const project = await ask(tenant, "POST", "projects", { name: "Website", hourlyRate: "80" });
    return {
      projectId: project.body.id,
      description: "Layout of the home page",
      startedAt: "2020-11-02T09:00:00.000Z",
      endedAt: "2020-11-02T11:30:00.000Z",
      isBillable: true,
      rate: "92.5",
      tags: ["design"],
    };
  },
  patch: { description: "", endedAt: "2020-11-02T12:00:00.000Z", isBillable: false, rate: null, tags: [] },
  invalid: {
    body: { startedAt: "2020-11-02T09:00:00Z", endedAt: "2020-11-02T09:00:00Z" },
    path: "endedAt",
    message: "The end must be after the start.",
  },
  rowSchema: timeEntrySchema,
  listSchema: timeEntryListSchema,
  schema: timeEntrySchema,
};

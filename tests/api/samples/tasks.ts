import { taskSchema } from "@/lib/tasks/schema";
import type { ResourceSample } from "../support/sample";
import { ask } from "../support/call";

export const sample: ResourceSample = {
  newBody: async (tenant) => {
    const client = await ask(tenant, "POST", "clients", { name: "Quillfeather Press", themeColor: "maroon" });
    const project = await ask(tenant, "POST", "projects", { name: "Spring list", clientId: client.body.id });
    return {
      name: "Send the galleys",
      projectId: project.body.id,
      dueAt: "2026-11-27T15:35:00Z",
      isWithTime: true,
      details: "Two sets,\nbound",
      link: "https://quillfeather.example/galleys",
      tags: ["print", " print ", "post"],
    };
  },
  patch: { name: "Send both galleys", status: "completed", details: null, tags: ["post"] },
  invalid: { body: { dueAt: "" }, path: "dueAt", message: "Please select deadline" },
  rowSchema: taskSchema,
  schema: taskSchema,
};

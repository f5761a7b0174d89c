import { fileSchema } from "@/lib/files/schema";
import { ask } from "../support/call";
import type { ResourceSample } from "../support/sample";

export const sample: ResourceSample = {
  newBody: async (tenant) => {
    const client = await ask(tenant, "POST", "clients", {
      name: "Museum of Small Machines",
      themeColor: "teal",
    });
    const project = await ask(tenant, "POST", "projects", { name: "Wall labels", clientId: client.body.id });
    return {
      name: "Label texts",
      type: "document",
      category: "work",
      projectId: project.body.id,
      link: "https://docs.example/labels",
      originalName: "",
      size: null,
    };
  },
  patch: { name: "Label texts, proofread", type: "spreadsheet", category: "asset", projectId: null },
  invalid: { body: { name: " " }, path: "name", message: "Please enter display name" },
  rowSchema: fileSchema,
  schema: fileSchema,
};

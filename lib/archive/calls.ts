import { describeNoun } from "@/lib/api-call";
import { exportAddressSchema, importedSchema } from "./schema";

export const archiveCalls = describeNoun({
  title: "Export and import",
  about:
    "Everything of a workspace as a ZIP of JSON, CSV, stored files and PDFs, and back into an empty one.",
  shapes: { ExportAddress: exportAddressSchema, Imported: importedSchema },
  calls: [
    {
      method: "GET",
      path: "export",
      summary: "Export everything",
      description: "By bearer token, or by the address that POST returns.",
      limit: "export",
      media: "application/zip",
      example: {},
    },
    {
      method: "POST",
      path: "export",
      summary: "An address to save the export from",
      description:
        "For a browser, which sends no bearer token when it saves to disk. It is valid for one minute.",
      limit: "export",
      answer: "ExportAddress",
      example: {},
    },
    {
      method: "POST",
      path: "import",
      summary: "Import an export",
      description:
        "The ZIP is the body. 409 if the workspace is not empty, 422 with the position of the first error; in both cases nothing is written.",
      limit: "import",
      answer: "Imported",
    },
  ],
});

import { describeNoun, exampleIds } from "@/lib/api/call";
import { importedRecordsSchema, importRecordsSchema } from "./records-schema";
import { exportAddressSchema, importedSchema } from "./schema";

export const archiveCalls = describeNoun({
  title: "Export and import",
  about:
    "Export a workspace as a ZIP of JSON, CSV, stored files and PDFs, and import it into an empty workspace.",
  shapes: {
    ExportAddress: exportAddressSchema,
    Imported: importedSchema,
    ImportRecords: importRecordsSchema,
    ImportedRecords: importedRecordsSchema,
  },
  calls: [
    {
      method: "GET",
      path: "export",
      summary: "Export everything",
      description: "With a bearer token, or at the URL that POST returns.",
      needsProof: true,
      limit: "export",
      media: "application/zip",
      example: {},
    },
    {
      method: "POST",
      path: "export",
      summary: "Get a download URL for the export",
      description:
        "For browsers, which send no bearer token with a download. The URL is valid for one minute.",
      needsProof: true,
      limit: "export",
      answer: "ExportAddress",
      example: {},
    },
    {
      method: "POST",
      path: "import",
      summary: "Import an export",
      description:
        "The body is the ZIP. Returns 409 if the workspace is not empty, and 422 with the position of the first error; nothing is imported in either case. Stored files and pictures that the export lists in `missing.txt` are left out, and their number is `missing`.",
      limit: "import",
      answer: "Imported",
    },
    {
      method: "POST",
      path: "import/records",
      summary: "Import clients and documents of another program",
      description:
        "Adds rows whose ids the caller derives from those of the other program, so that a repeated call adds nothing. Documents come in as issued, with their number, dates and payments, or as drafts. A document is refused if an issued one has its number, or if its lines do not give its total. Time with `taskId` belongs to the task's project, and another `projectId` is refused with 422. With `isPreview` nothing is written.",
      body: "ImportRecords",
      answer: "ImportedRecords",
      example: { body: { isPreview: true, clients: [{ id: exampleIds.client, name: "Fjellgate" }] } },
    },
  ],
});

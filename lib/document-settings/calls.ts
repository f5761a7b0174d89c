import { describeNoun } from "@/lib/api/call";
import { documentSettingsPatchSchema, documentSettingsSchema } from "./schema";

export const documentSettingsCalls = describeNoun({
  title: "Document settings",
  about:
    "How issued documents are numbered, by kind. A pattern has one counter, `{0}` or `{0000}`, and may have the date of issue as `{YYYY}`, `{YY}` and `{MM}`.",
  shapes: { DocumentSettings: documentSettingsSchema, DocumentSettingsPatch: documentSettingsPatchSchema },
  calls: [
    {
      method: "GET",
      path: "document-settings",
      summary: "Read the document settings",
      description: "`next` is the counter of the next issued document in the current period.",
      answer: "DocumentSettings",
      example: {},
    },
    {
      method: "PATCH",
      path: "document-settings",
      summary: "Change the document settings",
      description:
        "Any part of the settings. They apply to documents that are issued afterwards. `next` must be higher than every issued number of the period.",
      body: "DocumentSettingsPatch",
      answer: "DocumentSettings",
      isVersioned: false,
      example: { body: { invoice: { pattern: "{YYYY}-{0000}", reset: "year", next: 14 } } },
    },
  ],
});

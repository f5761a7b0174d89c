import { describeNoun } from "@/lib/api/call";
import { selectionFilterSchema, selectionsSchema } from "@/lib/api/list";

export const partnerCompanyCalls = describeNoun({
  title: "Partner companies",
  about: "The companies of partner contacts.",
  shapes: { SelectionFilter: selectionFilterSchema, Selections: selectionsSchema },
  calls: [
    {
      method: "POST",
      path: "partner-companies/selections",
      summary: "List companies as options",
      body: "SelectionFilter",
      answer: "Selections",
      example: { body: { name: "" } },
    },
  ],
});

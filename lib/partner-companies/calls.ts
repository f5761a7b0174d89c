import { selectionsSchema } from "@/lib/list";
import { describeNoun } from "@/lib/api-call";
import { partnerCompanyFilterSchema } from "./schema";

export const partnerCompanyCalls = describeNoun({
  title: "Partner companies",
  about: "The companies that partner contacts name.",
  shapes: { SelectionFilter: partnerCompanyFilterSchema, Selections: selectionsSchema },
  calls: [
    {
      method: "POST",
      path: "partner-companies/selections",
      summary: "Companies to choose from",
      body: "SelectionFilter",
      answer: "Selections",
      example: { body: { name: "" } },
    },
  ],
});

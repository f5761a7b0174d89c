import { describeNoun } from "@/lib/api/call";
import { incomeRangeSchema, incomeSummarySchema } from "./schema";

export const incomeCalls = describeNoun({
  title: "Income",
  about: "Sums of issued documents and received payments per currency.",
  shapes: { IncomeRange: incomeRangeSchema, IncomeSummary: incomeSummarySchema },
  calls: [
    {
      method: "GET",
      path: "income/summary",
      summary: "Get what is due, issued and received",
      description:
        "Twelve months up to the current one unless the query says otherwise, at most 120. Today is the user's calendar day.",
      query: "IncomeRange",
      answer: "IncomeSummary",
      example: {},
    },
  ],
});

import { listSchema } from "@/lib/api/list";
import { describeNoun } from "@/lib/api/call";
import { paymentFilterSchema, paymentRowSchema, paymentStatsSchema } from "./schema";

export const paymentCalls = describeNoun({
  title: "Payment",
  about: "Projects with their budgets, payment status and documents.",
  shapes: {
    PaymentList: listSchema(paymentRowSchema),
    PaymentFilter: paymentFilterSchema,
    PaymentStats: paymentStatsSchema,
  },
  calls: [
    {
      method: "POST",
      path: "payment/search",
      summary: "Search payments",
      description:
        "Sorted by payment status (pending, processing, paid), then by name. With `sort` `owed`, projects with unpaid invoices come first, the longest owed first. `due` means not paid.",
      body: "PaymentFilter",
      answer: "PaymentList",
      example: { body: { paymentStatus: "due", take: 5 } },
    },
    {
      method: "GET",
      path: "payment/stats",
      summary: "Get the total amounts due",
      description:
        "Sums of budgets in whole units of the profile's currency. `others` has those of projects in other currencies: they are never added together.",
      answer: "PaymentStats",
      example: {},
    },
  ],
});

import { z } from "zod";
import { filterOf } from "@/lib/api/list";
import { monthSchema } from "@/lib/sales-documents/filter-schema";

/** The query of GET income/summary: months such as 2026-11, both included. */
export const incomeRangeSchema = z.object({
  /** Defaults to eleven months before `to`. */
  from: filterOf(monthSchema),
  /** Defaults to the current month. */
  to: filterOf(monthSchema),
});

const amount = z.string().regex(/^-?\d+(\.\d+)?$/);

/** Sums per currency, which are never added together. */
export const incomeSummarySchema = z.strictObject({
  currencies: z.array(
    z.strictObject({
      currency: z.string(),
      /** The balances of invoices after their due date. */
      overdue: amount,
      /** All balances, overdue ones included. */
      due: amount,
      receivedThisMonth: amount,
      receivedThisYear: amount,
      months: z.array(
        z.strictObject({
          month: z.string(),
          /** Issued invoices less credit notes and deducted deposits. */
          issued: amount,
          /** Payments less refunds; without withheld tax. */
          received: amount,
        }),
      ),
    }),
  ),
});

export type IncomeRange = z.output<typeof incomeRangeSchema>;
export type IncomeSummary = z.infer<typeof incomeSummarySchema>;

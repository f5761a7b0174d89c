import { z } from "zod";
import { idSchema, instantSchema } from "@/lib/shared/text/fields";
import { filterOf, takeSchema, searchTextSchema } from "@/lib/api/list";
import { clientLabelSchema } from "@/lib/clients/schema";
import { paymentStatusSchema, projectStatusSchema } from "@/lib/projects/schema";
import { salesDocumentCategorySchema } from "@/lib/sales-documents/schema";
import { FREELANCING, PAYMENTS_TAKE } from "@/lib/shared/constants";
import { paymentFilters } from "@/lib/projects/statuses";

export const paymentFilterSchema = z.object({
  paymentStatus: filterOf(z.enum(paymentFilters, { error: "Must be due or paid" })),
  name: filterOf(searchTextSchema),
  clientId: filterOf(z.union([z.literal(FREELANCING), idSchema], { error: "Must be an id" })),
  sort: filterOf(z.literal("owed", { error: "Must be owed" })),
  take: takeSchema(PAYMENTS_TAKE),
});

/** A project as the income page shows it. */
export const paymentRowSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  clientId: idSchema.nullable(),
  client: clientLabelSchema.nullable(),
  projectStatus: projectStatusSchema,
  paymentStatus: paymentStatusSchema,
  /** Set by a person, so that it does not follow the invoices. */
  isPaymentStatusManual: z.boolean(),
  /** Whole units of its currency. */
  budget: z.int(),
  /** Null means the profile's. */
  currency: z.string().nullable(),
  updatedAt: instantSchema,
  /** The balances of its invoices, per currency, and the first day on which one of them is due. */
  owed: z.array(z.strictObject({ currency: z.string(), amount: z.string() })),
  owedSince: z.iso.date().nullable(),
  salesDocuments: z.array(
    z.strictObject({
      id: idSchema,
      category: salesDocumentCategorySchema,
      number: z.string(),
      total: z.string(),
      currency: z.string(),
      /** An issued document can be opened, but neither edited nor deleted. */
      isIssued: z.boolean(),
    }),
  ),
});

const sums = { unprocessed: z.int(), processing: z.int(), allAmountDue: z.int() };

/** Sums of budgets over all projects in the profile's currency, in whole units of it. */
export const paymentStatsSchema = z.strictObject({
  ...sums,
  /** The sums of each other currency; omitted if there is none. */
  others: z.array(z.strictObject({ currency: z.string(), ...sums })).optional(),
});

export type PaymentFilter = Partial<z.output<typeof paymentFilterSchema>>;
export type PaymentRow = z.infer<typeof paymentRowSchema>;
export type PaymentStats = z.infer<typeof paymentStatsSchema>;

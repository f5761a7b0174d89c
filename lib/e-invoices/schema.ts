import { z } from "zod";
import { eInvoiceFormats } from "./formats";

const formatSchema = z.enum(eInvoiceFormats, {
  error: `Must be ${eInvoiceFormats.slice(0, -1).join(", ")} or ${eInvoiceFormats.at(-1)}`,
});

/** The query of GET sales-documents/{id}/e-invoice. */
export const eInvoiceQuerySchema = z.object({ format: formatSchema.default("facturx") });

/** The fields that a document lacks for an e-invoice of a format. */
export const eInvoiceCheckSchema = z.strictObject({
  format: formatSchema,
  /** Why the document can be no e-invoice of this format, whatever is filled in. */
  refusal: z.string().nullable(),
  missing: z.array(
    z.strictObject({
      /** The field of the document, or `tax` for its tax rates. */
      field: z.string(),
      /** Words that continue "Before this can be an e-invoice:". */
      label: z.string(),
      /** Where it is filled in. An issued document does not change: take it back, or credit it. */
      source: z.enum(["document", "client"]),
    }),
  ),
});

export type EInvoiceCheck = z.infer<typeof eInvoiceCheckSchema>;

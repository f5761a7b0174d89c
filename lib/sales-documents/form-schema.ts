import { z } from "zod";
import { minorDigits } from "@/lib/shared/money/currencies";
import { UNREADABLE_DATE, isInstant } from "@/lib/shared/dates/dates";
import { optionalEmail } from "@/lib/shared/text/email";
import { longText, requiredText } from "@/lib/shared/text/fields";
import type { DocumentKind } from "@/lib/document-settings/kinds";
import { hasTooManyLines, TOO_MANY_LINES } from "./totals/line-limit";
import {
  creditAmountSchema,
  creditQuantitySchema,
  flatSchema,
  optionalPercentSchema,
  percentSchema,
  quantitySchema,
  rateSchema,
} from "./issue/numbers";
import { itemsOf } from "./item-schema";
import { issueDateSchema, salesDocumentCategorySchema, salesDocumentFields } from "./schema";
import { itemUnits } from "./totals/units";

/** The form of an item: of the item dialog and of each row in the builder. Numbers are kept as typed. */
export const itemFormSchema = z.object({
  title: requiredText("Please name the item", 200, { keepsBreaks: true }),
  description: longText(5000),
  rate: typed(rateSchema),
  quantity: typed(quantitySchema),
  taxRate: typed(optionalPercentSchema),
  unit: z.union([z.enum(itemUnits), z.literal("")]).transform((unit) => unit || null),
});

const creditItemFormSchema = itemFormSchema.extend({
  rate: typed(creditAmountSchema),
  quantity: typed(creditQuantitySchema),
});

type Stored = { freelancerEmail?: string | null; kind?: DocumentKind };

/** The builder's form. The stored email is accepted unchanged: it may be older than the email validation. */
export const salesDocumentFormSchema = ({ freelancerEmail: storedEmail, kind }: Stored = {}) =>
  z
    .object({
      ...salesDocumentFields,
      freelancerEmail: optionalEmail(storedEmail),
      category: salesDocumentCategorySchema,
      issuedAt: z
        .string()
        .refine((text) => text === "" || isInstant(text), { error: UNREADABLE_DATE, abort: true })
        .pipe(issueDateSchema),
      tax: typed(percentSchema),
      discountPercent: typed(percentSchema),
      discountFlat: typed(flatSchema),
      withholding: typed(optionalPercentSchema),
      // The key identifies a row while it is moved and is not part of the document.
      // A line of a credit note may be a part of an invoice's.
      items: itemsOf(
        (kind === "creditNote" ? creditItemFormSchema : itemFormSchema)
          .extend({ key: z.string() })
          .transform(({ key: _, ...item }) => item),
      ),
    })
    .superRefine((document, context) => {
      if (hasTooManyLines(document))
        context.addIssue({ code: "custom", path: ["items"], message: TOO_MANY_LINES });
      const { currency, discountFlat } = document;
      const digits = minorDigits(currency);
      if ((discountFlat.split(".")[1]?.length ?? 0) > digits)
        context.addIssue({
          code: "custom",
          path: ["discountFlat"],
          message: `${currency} has ${digits || "no"} decimal places`,
        });
    });

/** Narrows a schema to text input: the API also accepts numbers, a form field holds only text. */
function typed<Output>(schema: z.ZodType<Output, unknown>) {
  return z.string().transform((text, context) => {
    const result = schema.safeParse(text);
    if (result.success) return result.data;
    for (const { message } of result.error.issues) context.addIssue({ code: "custom", message });
    return z.NEVER;
  });
}

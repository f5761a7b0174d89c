import { z } from "zod";
import { minorDigits } from "@/lib/shared/money/currencies";
import { UNREADABLE_DATE, isInstant } from "@/lib/shared/dates/dates";
import { optionalEmail } from "@/lib/shared/text/email";
import { idSchema, longText, requiredText, typed } from "@/lib/shared/text/fields";
import type { DocumentKind } from "@/lib/document-settings/kinds";
import { hasTooManyLines, TOO_MANY_LINES } from "./totals/line-limit";
import { flatSchema, optionalPercentSchema, percentSchema } from "./issue/numbers";
import { itemsOf, type Kept, lineNumbers } from "./item-schema";
import { servicePeriodProblem } from "./service-period";
import { findLineDiscountTooLarge, LINE_DISCOUNT_TOO_LARGE } from "./totals/line-amount";
import { issueDateSchema, salesDocumentCategorySchema, salesDocumentFields } from "./schema";
import { itemUnits } from "./totals/units";
import { dateText } from "@/lib/shared/dates/calendar-date";

/** The form of an item: of the item dialog and of each row in the builder. Numbers are kept as typed. */
export const itemFormSchema = (kept?: Kept) => z.discriminatedUnion("unit", itemForms(kept));

function itemForms(kept?: Kept) {
  const { withUnit, bare } = lineNumbers(kept);
  const details = {
    title: requiredText("Please name the item", 200, { keepsBreaks: true }),
    description: longText(5000),
    taxRate: typed(optionalPercentSchema),
    discountPercent: typed(percentSchema),
    discountFlat: typed(flatSchema),
    // Missing in unsaved input of earlier versions.
    timeLineId: idSchema.nullable().default(null),
  };
  return [
    z.object({
      ...details,
      rate: typed(bare.rate),
      quantity: typed(bare.quantity),
      unit: z.literal("").transform(() => null),
    }),
    z.object({
      ...details,
      rate: typed(withUnit.rate),
      quantity: typed(withUnit.quantity),
      unit: z.enum(itemUnits),
    }),
  ] as const;
}

/** The rows of the builder. The key identifies a row while it is moved and is not part of the document. */
function itemRows(kept: Kept) {
  const key = { key: z.string() };
  const [bare, withUnit] = itemForms(kept);
  return z
    .discriminatedUnion("unit", [bare.extend(key), withUnit.extend(key)])
    .transform(({ key: _, ...item }) => item);
}

type Stored = { freelancerEmail?: string | null; kind?: DocumentKind; items?: Kept["items"] };

/** The builder's form. The stored email is accepted unchanged: it may be older than the email validation. */
export const salesDocumentFormSchema = ({ freelancerEmail: storedEmail, kind, items = [] }: Stored = {}) =>
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
      taxNote: longText(500),
      serviceDate: dayField,
      serviceFrom: dayField,
      serviceTo: dayField,
      items: itemsOf(itemRows({ isCreditNote: kind === "creditNote", items })),
    })
    .superRefine((document, context) => {
      if (hasTooManyLines(document))
        context.addIssue({ code: "custom", path: ["items"], message: TOO_MANY_LINES });
      const problem = servicePeriodProblem({
        serviceDate: dayOf(document.serviceDate),
        serviceFrom: dayOf(document.serviceFrom),
        serviceTo: dayOf(document.serviceTo),
      });
      if (problem) context.addIssue({ code: "custom", path: [problem.path], message: problem.message });
      const { currency, discountFlat } = document;
      const digits = minorDigits(currency);
      if ((discountFlat.split(".")[1]?.length ?? 0) > digits)
        context.addIssue({
          code: "custom",
          path: ["discountFlat"],
          message: `${currency} has ${digits || "no"} decimal places`,
        });
      const line = findLineDiscountTooLarge(document.items, digits);
      if (line >= 0) {
        const field = Number(document.items[line]?.discountFlat) > 0 ? "discountFlat" : "discountPercent";
        context.addIssue({ code: "custom", path: ["items", line, field], message: LINE_DISCOUNT_TOO_LARGE });
      }
    });

/** A date of the form: "" means none. */
const dayField = z
  .string()
  .refine((text) => text === "" || isInstant(text), { error: UNREADABLE_DATE, abort: true })
  .transform((text) => (text === "" ? null : new Date(text)));

function dayOf(day: Date | null): string | null {
  return day && dateText(day);
}

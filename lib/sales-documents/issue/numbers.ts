import Big from "big.js";
import { z } from "zod";
import { missingOr } from "@/lib/shared/text/fields";
import { isUnclearNumber, UNCLEAR_NUMBER } from "@/lib/shared/money/unclear-number";
import { MAX_QUANTITY } from "@/lib/sales-documents/totals/units";

const atLeastOne = "Must be a number and at least 1";
const ABOVE_ZERO = "Must be a number above 0";

export const rateSchema = required("Please add rate", atLeastOne, {
  min: "1",
  max: "999999999999",
  places: 4,
});
export const quantitySchema = required("Please add quantity", atLeastOne, {
  min: "1",
  max: MAX_QUANTITY,
  places: 4,
});
/** A rate or quantity of a line with a unit, such as half an hour. */
export const partRateSchema = required("Please add rate", ABOVE_ZERO, {
  min: "0.0001",
  max: "999999999999",
  places: 4,
});
export const partQuantitySchema = required("Please add quantity", ABOVE_ZERO, {
  min: "0.0001",
  max: MAX_QUANTITY,
  places: 4,
});
/** A rate of a credit note, which may be what is left of a whole line. */
export const creditAmountSchema = required("Please add rate", ABOVE_ZERO, {
  min: "0.0001",
  max: "999999999999999",
  places: 4,
});
export const percentSchema = orNone(
  decimal("Must be a number from 0 to 100", { min: "0", max: "100", places: 4 }),
);
/** An optional percentage: "" and null mean none. */
export const optionalPercentSchema = z.preprocess(
  (value) => (value === "" || value === undefined ? null : value),
  decimal("Must be a number from 0 to 100", { min: "0", max: "100", places: 4 }).nullable(),
);
export const flatSchema = orNone(decimal("Invalid number", { min: "0", max: "999999999999", places: 4 }));

/** An amount of money above 0. Whether it has too many decimal places depends on the currency: see `minorDigits`. */
export const positiveAmountSchema = required("Please enter an amount", "Must be an amount above 0", {
  min: "0.0001",
  max: "999999999999999",
  places: 4,
});

/**
 * A schema for an exact decimal as text, in its shortest form: "1,200.50" becomes "1200.5". A JSON number is converted to its
 * shortest text.
 */
function decimal(message: string, { min, max, places }: { min: string; max: string; places: number }) {
  return (
    z
      .union([z.string(), z.number()], { error: message })
      .transform((value) => String(value).trim())
      // A comma that is not a thousands separator may be a decimal comma: "12,50" is not 1250.
      .refine((text) => !isUnclearNumber(text), { error: UNCLEAR_NUMBER, abort: true })
      .transform((text) => text.replaceAll(",", ""))
      .refine((text) => /^(\d{1,15}\.?\d*|\.\d+)$/.test(text), { error: message, abort: true })
      .refine((text) => (text.split(".")[1]?.length ?? 0) <= places, {
        error: `Must have at most ${places} decimal places`,
        abort: true,
      })
      .refine((text) => new Big(text).gte(min), { error: message, abort: true })
      .refine((text) => new Big(text).lte(max), {
        error: `Must be at most ${Number(max).toLocaleString("en-US")}`,
        abort: true,
      })
      .transform((text) => new Big(text).toFixed())
  );
}

function required(missing: string, message: string, limits: Parameters<typeof decimal>[1]) {
  return z
    .union([z.string(), z.number()], { error: missingOr(missing, message) })
    .refine((value) => value !== "", { error: missing, abort: true })
    .pipe(decimal(message, limits));
}

/** Accepts what the first schema accepts, and of the second one what `isKept` names; with the messages of the first. */
export function orKept(
  whole: typeof rateSchema,
  part: typeof rateSchema,
  isKept: (amount: string) => boolean,
) {
  return z
    .union([z.string(), z.number()], { error: whole.safeParse(undefined).error?.issues[0]?.message })
    .transform((value, context) => {
      const [first, second] = [whole.safeParse(value), part.safeParse(value)];
      if (first.success) return first.data;
      if (second.success && isKept(second.data)) return second.data;
      for (const { message } of first.error.issues) context.addIssue({ code: "custom", message });
      return z.NEVER;
    });
}

/** Treats a cleared discount or tax as zero. */
function orNone<Schema extends z.ZodType<string, string | number>>(schema: Schema) {
  return z.preprocess((value) => (value === "" || value === null ? "0" : value), schema);
}

import { z } from "zod";
import { idSchema, longText, missingOr, requiredText } from "@/lib/shared/text/fields";
import {
  creditAmountSchema,
  flatSchema,
  optionalPercentSchema,
  orKept,
  partQuantitySchema,
  partRateSchema,
  percentSchema,
  quantitySchema,
  rateSchema,
} from "./issue/numbers";
import { MISSING_ITEMS } from "./rules";
import { itemUnits } from "./totals/units";

const MAX_ITEMS = 500;

const WRONG_UNIT = `Must be ${itemUnits.slice(0, -1).join(", ")} or ${itemUnits.at(-1)}`;

/** The unit of a line; null without one. */
export const itemUnitSchema = z.enum(itemUnits, { error: WRONG_UNIT }).nullable();

/** The tax rate and the discounts of a line. A tax rate of null means the document's. */
export const itemDetails = {
  taxRate: optionalPercentSchema.default(null),
  /** Taken from the line before the discount of the document: a percentage, or an amount. */
  discountPercent: percentSchema.default("0"),
  discountFlat: flatSchema.default("0"),
  /** Of a line that was made from time. A change without it frees that time. */
  timeLineId: idSchema.nullable().default(null),
};

/** A line that is stored, with what it may keep. */
type KeptLine = { rate: string; quantity: string; unit: string | null };

/** The rows of a document that may hold less than one without a unit. */
export type Kept = {
  /** A credit note, whose lines may be a part of an invoice's. */
  isCreditNote: boolean;
  items: readonly KeptLine[];
};

const nothingKept: Kept = { isCreditNote: false, items: [] };

/**
 * Returns the schemas of a rate and a quantity, with a unit and without one. With a unit both are above 0; without one at least 1,
 * as the specification says, except for what the document holds already, by an import or in a credit note.
 */
export function lineNumbers({ isCreditNote, items }: Kept = nothingKept) {
  if (isCreditNote) {
    const part = { rate: creditAmountSchema, quantity: partQuantitySchema };
    return { withUnit: part, bare: part };
  }
  const bare = items.filter(({ unit }) => !unit);
  const isRateKept = (rate: string) => bare.some((line) => line.rate === rate);
  const isQuantityKept = (quantity: string) => bare.some((line) => line.quantity === quantity);
  return {
    withUnit: { rate: partRateSchema, quantity: partQuantitySchema },
    bare: {
      rate: orKept(rateSchema, creditAmountSchema, isRateKept),
      quantity: orKept(quantitySchema, partQuantitySchema, isQuantityKept),
    },
  };
}

/** A line of a body. Where it comes from does not matter: an import, a copy, a credit note or the builder. */
export function salesDocumentItemSchema(kept?: Kept) {
  const { withUnit, bare } = lineNumbers(kept);
  const texts = {
    title: requiredText("Please name the item", 200, { keepsBreaks: true }),
    description: longText(5000).default(null),
  };
  return z.preprocess(
    // The specification uses both `title` and `name`. Without a unit there is none.
    (item) => (isObject(item) ? { ...item, title: titleOf(item), unit: item.unit ?? null } : item),
    z.discriminatedUnion(
      "unit",
      [
        z.object({
          ...texts,
          rate: bare.rate.default("1"),
          quantity: bare.quantity.default("1"),
          ...itemDetails,
          unit: z.null(),
        }),
        z.object({
          ...texts,
          rate: withUnit.rate.default("1"),
          quantity: withUnit.quantity.default("1"),
          ...itemDetails,
          unit: z.enum(itemUnits),
        }),
      ],
      { error: ({ input }) => (isObject(input) ? WRONG_UNIT : "Must be an item") },
    ),
  );
}

/** The lines of an archive, which may hold whatever a document holds. */
export const anyItemSchema = salesDocumentItemSchema({ isCreditNote: true, items: [] });

/** A list of at least one item. */
export function itemsOf<Item extends z.ZodType>(item: Item) {
  return z
    .array(item, { error: missingOr(MISSING_ITEMS, "Must be a list of items") })
    .min(1, { error: MISSING_ITEMS })
    .max(MAX_ITEMS, { error: `Must be at most ${MAX_ITEMS} items` });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function titleOf({ title, name }: Record<string, unknown>): unknown {
  return title === undefined ? name : title;
}

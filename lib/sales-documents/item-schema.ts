import { z } from "zod";
import { longText, missingOr, requiredText } from "@/lib/shared/text/fields";
import {
  changedQuantitySchema,
  changedRateSchema,
  optionalPercentSchema,
  quantitySchema,
  rateSchema,
} from "./issue/numbers";
import { MISSING_ITEMS } from "./rules";
import { itemUnits } from "./totals/units";

const MAX_ITEMS = 500;

/** What a line has besides title, description, rate and quantity. A tax rate of null means the document's. */
export const itemDetails = {
  taxRate: optionalPercentSchema,
  unit: z
    .enum(itemUnits, { error: `Must be ${itemUnits.slice(0, -1).join(", ")} or ${itemUnits.at(-1)}` })
    .nullable(),
};

/** The same where a body may omit them. */
export const optionalItemDetails = {
  taxRate: itemDetails.taxRate.default(null),
  unit: itemDetails.unit.default(null),
};

export const salesDocumentItemSchema = itemSchema({
  rate: rateSchema.default("1"),
  quantity: quantitySchema.default("1"),
});
/** A line of a credit note, which may cover a part of a unit. */
export const creditItemSchema = itemSchema({
  rate: changedRateSchema.default("1"),
  quantity: changedQuantitySchema.default("1"),
});

/** A list of at least one item. */
export function itemsOf<Item extends z.ZodType>(item: Item) {
  return z
    .array(item, { error: missingOr(MISSING_ITEMS, "Must be a list of items") })
    .min(1, { error: MISSING_ITEMS })
    .max(MAX_ITEMS, { error: `Must be at most ${MAX_ITEMS} items` });
}

function itemSchema<Shape extends z.ZodRawShape>(numbers: Shape) {
  return z.preprocess(
    // The specification uses both `title` and `name`.
    (item) => (isNamed(item) ? { ...item, title: item.name } : item),
    z.object({
      title: requiredText("Please name the item", 200, { keepsBreaks: true }),
      description: longText(5000).default(null),
      ...numbers,
      ...optionalItemDetails,
    }),
  );
}

/** Returns whether an item has `name` in place of `title`. */
function isNamed(item: unknown): item is { name: unknown } {
  if (typeof item !== "object" || item === null || !("name" in item)) return false;
  return !("title" in item) || item.title === undefined;
}

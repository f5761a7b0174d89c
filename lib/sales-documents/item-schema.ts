import { z } from "zod";
import { longText, requiredText } from "@/lib/fields";
import { changedQuantitySchema, changedRateSchema, quantitySchema, rateSchema } from "./numbers";

const MAX_ITEMS = 500;
export const MISSING_ITEMS = "At least one item is required";

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
    .array(item, { error: MISSING_ITEMS })
    .min(1, { error: MISSING_ITEMS })
    .max(MAX_ITEMS, { error: `Must be at most ${MAX_ITEMS} items` });
}

function itemSchema<Shape extends z.ZodRawShape>(numbers: Shape) {
  return z.preprocess(
    // The specification uses both `title` and `name`.
    (item) => (isNamed(item) ? { ...item, title: item.name } : item),
    z.object({
      title: requiredText("Please name the item"),
      description: longText(5000).default(null),
      ...numbers,
    }),
  );
}

/** Returns whether an item has `name` in place of `title`. */
function isNamed(item: unknown): item is { name: unknown } {
  if (typeof item !== "object" || item === null || !("name" in item)) return false;
  return !("title" in item) || item.title === undefined;
}

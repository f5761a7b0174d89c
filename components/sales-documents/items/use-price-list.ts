"use client";

import { useFormState } from "react-hook-form";
import { toast } from "sonner";
import { v7 as newId } from "uuid";
import { useSaveToPriceList } from "@/lib/catalogue-items/queries";
import type { CatalogueItem } from "@/lib/catalogue-items/schema";
import type { BuilderFormReturn } from "@/lib/sales-documents/form";

/** Returns what a document's item does with the price list: become a line of it, or be saved to it. */
export function usePriceList({ control, setValue, getValues, setFocus }: BuilderFormReturn) {
  const { submitCount } = useFormState({ control, name: "items" });
  const saveItem = useSaveToPriceList();
  return {
    /** Fills the item from a line of the price list. Its quantity stays, and the next field is the quantity. */
    use: (index: number, { title, description, rate, unit, tax }: CatalogueItem) => {
      const item = getValues(`items.${index}`);
      const change = { shouldDirty: true, shouldValidate: submitCount > 0 };
      const line = {
        title,
        description: description ?? "",
        rate,
        unit: unit ?? "",
        taxRate: tax ?? "",
      } as const;
      setValue(`items.${index}`, { ...item, ...line }, change);
      setFocus(`items.${index}.quantity`);
    },
    /** Saves the item as a line of the price list, in the currency of the document. */
    save: async (index: number) => {
      const { title, description, rate, unit, taxRate } = getValues(`items.${index}`);
      const { newCatalogueItemSchema } = await import("@/lib/catalogue-items/schema");
      const line = { id: newId(), title, description, rate, unit: unit || null, tax: taxRate };
      const checked = newCatalogueItemSchema.safeParse({ ...line, currency: getValues("currency") });
      if (checked.success) return saveItem({ ...checked.data, id: line.id });
      toast.error(checked.error.issues[0]?.message ?? "It could not be saved to the price list.");
    },
  };
}

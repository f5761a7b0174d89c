"use client";

import { useController } from "react-hook-form";
import { Checkbox } from "@/components/ui/input/checkbox";
import type { BuilderControl } from "@/lib/sales-documents/form";

/** The choice to print lines to sign on. A choice that is the default of the category is not stored, and follows it. */
export function SignaturesField({ control, isQuotation }: { control: BuilderControl; isQuotation: boolean }) {
  const { field } = useController({ control, name: "signatures" });
  return (
    <div className="col-span-full">
      <Checkbox
        isChecked={field.value ?? isQuotation}
        onChange={(isChecked) => field.onChange(isChecked === isQuotation ? null : isChecked)}
      >
        Signature lines
      </Checkbox>
    </div>
  );
}

"use client";

import { useWatch } from "react-hook-form";
import type { BuilderControl } from "@/lib/sales-documents/form";

/**
 * Returns the current values of the builder. What is computed from them and from something else belongs outside of `compute` of
 * `useWatch`, which does not compute again when only the other thing changes.
 */
export function useFormValues(control: BuilderControl) {
  return useWatch({ control, compute: (values) => structuredClone(values) });
}

"use client";

import { useDeferredValue } from "react";
import { useWatch } from "react-hook-form";
import type { BuilderControl } from "@/lib/sales-documents/form";
import { Paper } from "@/components/sales-documents/paper";
import type { PrintInput } from "@/lib/sales-documents/print-input";
import { toDraftPrintModel } from "@/lib/sales-documents/print-model";

/** What a stored document prints besides the values of the form. */
export type PrintedBesides = Pick<PrintInput, "kind" | "source" | "credits" | "deposits">;

/** The preview of the current values. It is rendered with low priority, so that typing is not delayed. */
export function LivePreview({ control, printed }: { control: BuilderControl; printed?: PrintedBesides }) {
  const model = useWatch({ control, compute: (values) => toDraftPrintModel({ ...values, ...printed }) });
  return <Paper model={useDeferredValue(model)} />;
}

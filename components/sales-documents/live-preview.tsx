"use client";

import { useDeferredValue } from "react";
import { useWatch } from "react-hook-form";
import type { BuilderControl } from "@/lib/sales-documents/form";
import { Paper } from "@/components/sales-documents/paper";
import { toPrintModel } from "@/lib/sales-documents/print-model";

/** The preview of the current values. It is rendered with low priority, so that typing is not delayed. */
export function LivePreview({ control }: { control: BuilderControl }) {
  const model = useWatch({ control, compute: toPrintModel });
  return <Paper model={useDeferredValue(model)} />;
}

"use client";

import { useEffect, useState } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { TextField } from "@/components/form/text-field";
import { useQueryData } from "@/lib/query/use-query-data";
import type { BuilderControl } from "@/lib/sales-documents/form";
import { numberTakenQuery } from "@/lib/sales-documents/queries";

const TYPING_PAUSE_MS = 300;

/** The number of a document. A duplicate within the category shows a warning but can be saved. */
export function NumberField({
  control,
  isCreditNote = false,
}: {
  control: BuilderControl;
  isCreditNote?: boolean;
}) {
  const [category, typed] = useWatch({ control, name: ["category", "number"] });
  const { defaultValues } = useFormState({ control });
  const [number, setNumber] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setNumber(typed.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const isOwn = number === defaultValues?.number && category === defaultValues.category;
  const isTaken = useQueryData({
    ...numberTakenQuery(category, number),
    // Credit notes have numbers of their own.
    enabled: !isCreditNote && number !== "" && number.length <= 60 && !isOwn,
  });
  return (
    <TextField
      control={control}
      name="number"
      label="Number"
      isRequired
      autoComplete="off"
      hint={isTaken && !isOwn ? `Another ${category} has the number ${number}.` : undefined}
    />
  );
}

"use client";

import { useEffect, useRef } from "react";
import type { SalesDocumentCategory } from "@/lib/sales-documents/categories";
import type { BuilderFormReturn } from "@/lib/sales-documents/form";
import { useQueryData } from "@/lib/query/use-query-data";
import { nextNumberQuery } from "@/lib/sales-documents/queries";

/**
 * Numbers are counted per category: an unchanged suggested number is replaced when the category changes. `isStopped` from the
 * save on, after which the next number is one that this document does not have; the form would be unsaved again.
 * Returns a function that tells whether the number is still the suggested one, which is not sent: the server gives the next one.
 */
export function useSuggestedNumber(
  form: Pick<BuilderFormReturn, "getValues" | "setValue">,
  category: SalesDocumentCategory,
  { isStopped }: { isStopped: boolean },
) {
  // The page has already requested the first category's number.
  const data = useQueryData({ ...nextNumberQuery(category), refetchOnMount: false });
  const suggested = useRef(data?.number);
  const { getValues, setValue } = form;
  useEffect(() => {
    if (isStopped || !data || data.number === suggested.current) return;
    if (getValues("number") === suggested.current) setValue("number", data.number, { shouldDirty: true });
    suggested.current = data.number;
  }, [data, getValues, setValue, isStopped]);
  return () => getValues("number") === suggested.current;
}

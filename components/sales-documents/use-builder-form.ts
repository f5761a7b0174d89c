"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import {
  type BuilderFormReturn,
  type SalesDocumentForm,
  type SalesDocumentFormInput,
  salesDocumentFormSchema,
} from "@/lib/sales-documents/form";
import type { SalesDocument } from "@/lib/sales-documents/schema";

/** Creates the builder's form with the initial values of a document. */
export function useBuilderForm(
  begin: () => SalesDocumentFormInput,
  stored?: Pick<SalesDocument, "freelancerEmail" | "kind">,
): BuilderFormReturn {
  const [defaultValues] = useState(begin);
  return useForm<SalesDocumentFormInput, unknown, SalesDocumentForm>({
    resolver: zodResolver(salesDocumentFormSchema(stored)),
    defaultValues,
    // Focus the first error in visual order instead of registration order.
    shouldFocusError: false,
  });
}

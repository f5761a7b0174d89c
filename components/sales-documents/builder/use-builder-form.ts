"use client";

import { useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { toast } from "sonner";
import { lazyPart, usePreload } from "@/components/ui/popup/lazy-part";
import type {
  BuilderFormReturn,
  SalesDocumentForm,
  SalesDocumentFormInput,
} from "@/lib/sales-documents/form";
import type { SalesDocument } from "@/lib/sales-documents/schema";

type BuilderResolver = Resolver<SalesDocumentFormInput, unknown, SalesDocumentForm>;

const NOT_LOADED = "The document could not be checked. Check your connection and try again.";

// Loaded at the first interaction, before which nothing can be saved.
const validation = lazyPart(() =>
  import("@/components/sales-documents/builder/builder-resolver").then((module) => module.builderResolver),
);

/** Creates the builder's form with the initial values of a document. */
export function useBuilderForm(
  begin: () => SalesDocumentFormInput,
  stored?: Pick<SalesDocument, "freelancerEmail" | "kind">,
): BuilderFormReturn {
  const [defaultValues] = useState(begin);
  usePreload(validation);
  const resolver: BuilderResolver = async (...form) => {
    const validate = await validation.load().catch(() => null);
    if (validate) return validate(stored)(...form);
    toast.error(NOT_LOADED);
    return { values: {}, errors: { root: { type: "load", message: NOT_LOADED } } };
  };
  return useForm<SalesDocumentFormInput, unknown, SalesDocumentForm>({
    resolver,
    defaultValues,
    // Focus the first error in visual order instead of registration order.
    shouldFocusError: false,
  });
}

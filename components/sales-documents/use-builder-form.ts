"use client";

import { useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { lazyPart, usePreload } from "@/components/ui/lazy-part";
import type {
  BuilderFormReturn,
  SalesDocumentForm,
  SalesDocumentFormInput,
} from "@/lib/sales-documents/form";
import type { SalesDocument } from "@/lib/sales-documents/schema";

type BuilderResolver = Resolver<SalesDocumentFormInput, unknown, SalesDocumentForm>;

// Loaded at the first interaction, before which nothing can be saved.
const validation = lazyPart(() =>
  import("@/components/sales-documents/builder-resolver").then((module) => module.builderResolver),
);

/** Creates the builder's form with the initial values of a document. */
export function useBuilderForm(
  begin: () => SalesDocumentFormInput,
  stored?: Pick<SalesDocument, "freelancerEmail" | "kind">,
): BuilderFormReturn {
  const [defaultValues] = useState(begin);
  usePreload(validation);
  const resolver: BuilderResolver = async (...form) => {
    const resolve = (await validation.load())(stored);
    return resolve(...form);
  };
  return useForm<SalesDocumentFormInput, unknown, SalesDocumentForm>({
    resolver,
    defaultValues,
    // Focus the first error in visual order instead of registration order.
    shouldFocusError: false,
  });
}

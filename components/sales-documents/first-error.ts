"use client";

import { type RefObject, useEffect, useEffectEvent } from "react";
import { useFormState } from "react-hook-form";
import type { BuilderControl } from "@/lib/sales-documents/form";

/** After an invalid submit, scrolls to the first error and focuses it, so that screen readers announce it. */
export function useRevealFirstError(control: BuilderControl, form: RefObject<HTMLFormElement | null>) {
  const { submitCount, errors } = useFormState({ control });
  const reveal = useEffectEvent(() => {
    if (Object.keys(errors).length > 0) revealFirstError(form.current);
  });
  useEffect(() => {
    if (submitCount > 0) reveal();
  }, [submitCount]);
}

/** Scrolls the first error into view and focuses its field. */
export function revealFirstError(form: HTMLFormElement | null) {
  const error = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-error]');
  error?.scrollIntoView({ block: "center" });
  error?.focus({ preventScroll: true });
}

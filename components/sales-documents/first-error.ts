"use client";

import { type RefObject, useEffect, useEffectEvent } from "react";
import { useFormState } from "react-hook-form";
import type { BuilderControl } from "@/lib/sales-documents/form";

/** After a submit that was refused, scrolls to the first error and focuses it, so that it is read out. */
export function useRevealFirstError(control: BuilderControl, form: RefObject<HTMLFormElement | null>) {
  const { submitCount, errors } = useFormState({ control });
  const reveal = useEffectEvent(() => {
    if (Object.keys(errors).length > 0) revealFirstError(form.current);
  });
  useEffect(() => {
    if (submitCount > 0) reveal();
  }, [submitCount]);
}

/** Brings the first error on the screen into view, and the focus to it. */
export function revealFirstError(form: HTMLFormElement | null) {
  const error = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-error]');
  error?.scrollIntoView({ block: "center" });
  error?.focus({ preventScroll: true });
}

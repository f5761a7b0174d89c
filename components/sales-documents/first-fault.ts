"use client";

import { type RefObject, useEffect, useEffectEvent } from "react";
import { useFormState } from "react-hook-form";
import type { BuilderControl } from "@/components/sales-documents/builder-control";

/** After a submit that was refused, scrolls to the first fault and focuses it, so that it is read out. */
export function useRevealFirstFault(control: BuilderControl, form: RefObject<HTMLFormElement | null>) {
  const { submitCount, errors } = useFormState({ control });
  const reveal = useEffectEvent(() => {
    if (Object.keys(errors).length > 0) revealFirstFault(form.current);
  });
  useEffect(() => {
    if (submitCount > 0) reveal();
  }, [submitCount]);
}

/** Brings the first fault on the screen into view, and the focus to it. */
export function revealFirstFault(form: HTMLFormElement | null) {
  const fault = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault]');
  fault?.scrollIntoView({ block: "center" });
  fault?.focus({ preventScroll: true });
}

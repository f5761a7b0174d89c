"use client";

import { type RefObject, useEffect, useEffectEvent } from "react";
import { useFormState } from "react-hook-form";
import type { BuilderControl } from "@/lib/sales-documents/form";

/**
 * Scrolls to a field and focuses it: the first error after an invalid submit, so that screen readers announce it, and the field that
 * the URL names (`#clientAddress`) when the form opens.
 */
export function useRevealField(control: BuilderControl, form: RefObject<HTMLFormElement | null>) {
  const { submitCount, errors } = useFormState({ control });
  const revealError = useEffectEvent(() => {
    if (Object.keys(errors).length > 0) revealFirstError(form.current);
  });
  useEffect(() => {
    if (submitCount > 0) revealError();
  }, [submitCount]);
  useEffect(() => {
    const name = window.location.hash.slice(1);
    if (name && revealField(form.current, name))
      window.history.replaceState(null, "", window.location.pathname);
  }, [form]);
}

const INVALID = '[aria-invalid="true"], [data-error]';

/** Opens the sections that contain errors, scrolls the first error into view and focuses its field. */
export function revealFirstError(form: HTMLFormElement | null) {
  for (const invalid of form?.querySelectorAll(INVALID) ?? []) openSection(invalid);
  reveal(form?.querySelector(INVALID));
}

/** Scrolls a field into view and focuses it. Returns whether the form has it. */
export function revealField(form: HTMLFormElement | null, name: string): boolean {
  return reveal(form?.querySelector(`[name="${CSS.escape(name)}"]`));
}

function reveal(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement)) return false;
  openSection(element);
  element.scrollIntoView({ block: "center" });
  element.focus({ preventScroll: true });
  return true;
}

function openSection(element: Element) {
  const section = element.closest("details");
  if (section) section.open = true;
}

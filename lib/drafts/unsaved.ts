import type { Draft } from "./stored-drafts";
import { warnBeforeUnload } from "./unload";

/** A form on the screen with unsaved changes. */
type UnsavedForm = {
  /** Returns the draft to store; undefined if the values cannot be stored. */
  read: () => Draft | undefined;
  /** Called once the person has agreed to discard the changes. */
  discard: () => void;
};

/** Each form with the function that ends its `warnBeforeUnload`. */
const forms = new Map<UnsavedForm, () => void>();

/** Registers a form with unsaved changes. Returns an unregister function. */
export function registerUnsavedForm(form: UnsavedForm): () => void {
  forms.set(form, warnBeforeUnload());
  return () => forget(form);
}

/** Returns whether any form has unsaved changes. */
export function hasUnsaved(): boolean {
  return forms.size > 0;
}

export function unsavedDrafts(): Draft[] {
  return [...forms.keys()].flatMap((form) => form.read() ?? []);
}

/** Discards the changes of all forms. */
export function discardUnsaved(): void {
  for (const form of [...forms.keys()]) form.discard();
  clearUnsavedForms();
}

/** Unregisters all forms: their drafts were stored, or the workspace was closed. */
export function clearUnsavedForms(): void {
  for (const form of [...forms.keys()]) forget(form);
}

function forget(form: UnsavedForm) {
  forms.get(form)?.();
  forms.delete(form);
}

/** Returns whether values survive JSON storage; a file does not. */
export function isSerializable(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  if (Array.isArray(value)) return value.every(isSerializable);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isSerializable);
}

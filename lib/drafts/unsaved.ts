import type { Draft } from "./kept-drafts";
import { askBeforeUnload } from "./unload";

/** A form on the screen that holds changes nobody has saved. */
type UnsavedForm = {
  /** What would be kept of it; undefined where that cannot be stored. */
  read: () => Draft | undefined;
  /** Called once the person has agreed to lose it. */
  discard: () => void;
};

/** Each with the end of its question before the tab is closed. */
const forms = new Map<UnsavedForm, () => void>();

/** Says that a form holds unsaved changes. Returns an unregister function. */
export function registerUnsavedForm(form: UnsavedForm): () => void {
  forms.set(form, askBeforeUnload());
  return () => forget(form);
}

/** Whether a form holds unsaved changes. */
export function hasUnsaved(): boolean {
  return forms.size > 0;
}

export function unsavedDrafts(): Draft[] {
  return [...forms.keys()].flatMap((form) => form.read() ?? []);
}

/** The person has agreed to lose what is on the screen. */
export function discardUnsaved(): void {
  for (const form of [...forms.keys()]) form.discard();
  clearUnsavedForms();
}

/** What is on the screen is nobody's any more: it was kept, or its workspace was left. */
export function clearUnsavedForms(): void {
  for (const form of [...forms.keys()]) forget(form);
}

function forget(form: UnsavedForm) {
  forms.get(form)?.();
  forms.delete(form);
}

/** Whether values come out of storage as they went in; a file does not. */
export function isPlain(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}

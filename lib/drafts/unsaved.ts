import type { Draft } from "./kept-drafts";

/** A form on the screen that holds changes nobody has saved. */
type UnsavedForm = {
  /** What would be kept of it; undefined where that cannot be stored. */
  read: () => Draft | undefined;
  /** Called once the person has agreed to lose it. */
  discard: () => void;
};

const forms = new Set<UnsavedForm>();
const work = new Set<symbol>();

/** Says that a form holds unsaved changes. Returns an unregister function. */
export function registerUnsavedForm(form: UnsavedForm): () => void {
  forms.add(form);
  watchUnload();
  return () => {
    forms.delete(form);
    watchUnload();
  };
}

/** Says that work is under way which ends with the tab, such as an upload. Returns an unregister function. */
export function registerUnsavedWork(): () => void {
  const key = Symbol();
  work.add(key);
  watchUnload();
  return () => {
    work.delete(key);
    watchUnload();
  };
}

/** Whether a form holds unsaved changes. */
export function hasUnsaved(): boolean {
  return forms.size > 0;
}

export function unsavedDrafts(): Draft[] {
  return [...forms].flatMap((form) => form.read() ?? []);
}

/** The person has agreed to lose what is on the screen. */
export function discardUnsaved(): void {
  for (const form of [...forms]) form.discard();
  forgetUnsaved();
}

/** What is on the screen is nobody's any more: it was kept, or its workspace was left. */
export function forgetUnsaved(): void {
  forms.clear();
  watchUnload();
}

/** Whether values come out of storage as they went in; a file does not. */
export function isPlain(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}

// Only while there is something to lose: a page that listens is not kept for the way back by every browser.
function watchUnload() {
  if (forms.size + work.size > 0) window.addEventListener("beforeunload", askBeforeUnload);
  else window.removeEventListener("beforeunload", askBeforeUnload);
}

function askBeforeUnload(event: BeforeUnloadEvent) {
  event.preventDefault();
}

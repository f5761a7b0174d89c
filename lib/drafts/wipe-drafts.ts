export const DRAFTS = "pennant-draft:";
const NOTES = "pennant-note:";

/** Whether a form's draft of anybody is kept in this browser. */
export function hasKeptDrafts(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(DRAFTS));
  } catch {
    return false;
  }
}

/** Forgets everything that was typed and not saved, notes included, except for the one user who may still want it. */
export function wipeDrafts(exceptUserId?: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const isDraft = key.startsWith(DRAFTS) || key.startsWith(NOTES);
      if (isDraft && !(exceptUserId && key.includes(`:${exceptUserId}`))) localStorage.removeItem(key);
    }
  } catch {
    // Without storage (private windows) nothing was kept.
  }
}

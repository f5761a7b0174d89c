import { NOTES } from "@/lib/drafts/kept-drafts";
import { isSealed, readSealed, writeSealed } from "@/lib/drafts/sealed-storage";

/** An unsaved note and the stored note that it is based on. `sent` are saves without a response. */
export type NoteDraft = { text: string; basis: string; sent: string[] };

/** A storage for drafts that survives the tab. */
export type NoteDrafts = {
  read: () => NoteDraft | undefined;
  write: (draft: NoteDraft) => void;
  clear: () => void;
};

/** Returns the draft storage of a note in this browser. */
export function localNoteDrafts(userId: string, subject: string): NoteDrafts {
  const name = nameOf(userId, subject);
  return {
    read: () => toDraft(readSealed(name)),
    write: (draft) => writeSealed(name, draft),
    clear: () => writeSealed(name, null),
  };
}

/** Returns whether there is a draft that cannot be read yet. */
export function isNoteDraftSealed(userId: string, subject: string): boolean {
  return isSealed(nameOf(userId, subject));
}

function nameOf(userId: string, subject: string): string {
  return `${NOTES}${userId}:${subject}`;
}

function toDraft(stored: unknown): NoteDraft | undefined {
  const draft = (stored ?? {}) as Partial<NoteDraft>;
  if (typeof draft.text !== "string" || typeof draft.basis !== "string") return undefined;
  return { text: draft.text, basis: draft.basis, sent: Array.isArray(draft.sent) ? draft.sent : [] };
}

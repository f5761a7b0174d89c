import { readStoredJson, writeStored } from "@/lib/browser-storage";

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
  const key = `pennant-note:${userId}:${subject}`;
  return {
    read: () => toDraft(readStoredJson(key)),
    write: (draft) => writeStored(key, JSON.stringify(draft)),
    clear: () => writeStored(key, null),
  };
}

function toDraft(stored: unknown): NoteDraft | undefined {
  const draft = (stored ?? {}) as Partial<NoteDraft>;
  if (typeof draft.text !== "string" || typeof draft.basis !== "string") return undefined;
  return { text: draft.text, basis: draft.basis, sent: Array.isArray(draft.sent) ? draft.sent : [] };
}

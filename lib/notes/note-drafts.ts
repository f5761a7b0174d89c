import { readStoredJson, writeStored } from "@/lib/browser-storage";

/** What was typed and not saved yet, and what it was written upon. `sent` are saves that no answer came to. */
export type NoteDraft = { text: string; basis: string; sent: string[] };

/** Where a draft outlives its tab. */
export type NoteDrafts = {
  read: () => NoteDraft | undefined;
  write: (draft: NoteDraft) => void;
  clear: () => void;
};

/** The drafts of one note in this browser. */
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

import { attempt } from "@/lib/attempt";
/** What was typed and not saved yet, and what it was written upon. `sent` are saves that no answer came to. */
export type NoteDraft = { text: string; basis: string; sent: string[] };

/** Where a draft outlives its tab. */
export type NoteDrafts = {
  read: () => NoteDraft | undefined;
  write: (draft: NoteDraft) => void;
  clear: () => void;
};

/** The drafts of one note in this browser. Without storage (private windows, no room left) nothing is kept. */
export function localNoteDrafts(userId: string, subject: string): NoteDrafts {
  const key = `pennant-note:${userId}:${subject}`;
  return {
    read: () => attempt(() => parse(localStorage.getItem(key))),
    write: (draft) => attempt(() => localStorage.setItem(key, JSON.stringify(draft))),
    clear: () => attempt(() => localStorage.removeItem(key)),
  };
}

function parse(json: string | null): NoteDraft | undefined {
  const draft = json ? (JSON.parse(json) as Partial<NoteDraft>) : {};
  if (typeof draft.text !== "string" || typeof draft.basis !== "string") return undefined;
  return { text: draft.text, basis: draft.basis, sent: Array.isArray(draft.sent) ? draft.sent : [] };
}

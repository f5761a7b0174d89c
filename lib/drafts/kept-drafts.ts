/** What was typed into a form and not saved when a session ended. `place` tells one form from every other. */
export type Draft = { place: string; title: string; path: string; values: unknown };

const drafts = "pennant-draft:";
const notes = "pennant-note:";

/** Keeps drafts for this user in this browser, in place of those that were kept before. */
export function keepDrafts(userId: string, kept: Draft[]): void {
  if (kept.length > 0) attempt(() => localStorage.setItem(drafts + userId, JSON.stringify(kept)));
}

export function readDrafts(userId: string): Draft[] {
  return attempt(() => parse(localStorage.getItem(drafts + userId))) ?? [];
}

/** Forgets one draft: it was taken up or is not wanted. */
export function dropDraft(userId: string, place: string): void {
  const left = readDrafts(userId).filter((draft) => draft.place !== place);
  attempt(() => localStorage.removeItem(drafts + userId));
  keepDrafts(userId, left);
}

/** Forgets everything that was typed and not saved, notes included, except for the one user who may still want it. */
export function wipeDrafts(exceptUserId?: string): void {
  attempt(() => {
    for (const key of Object.keys(localStorage)) {
      const isDraft = key.startsWith(drafts) || key.startsWith(notes);
      if (isDraft && !(exceptUserId && key.includes(`:${exceptUserId}`))) localStorage.removeItem(key);
    }
  });
}

function parse(json: string | null): Draft[] {
  const list: unknown = JSON.parse(json ?? "[]");
  return Array.isArray(list) ? list.filter(isDraft) : [];
}

function isDraft(value: unknown): value is Draft {
  const draft = value as Partial<Record<keyof Draft, unknown>> | null;
  return [draft?.place, draft?.title, draft?.path].every((part) => typeof part === "string");
}

/** Without storage (private windows, no room left) nothing is kept. */
function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

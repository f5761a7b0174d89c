import { DRAFTS } from "./kept-drafts";
import { isSealed, onDraftCipher, readSealed, writeSealed } from "./sealed-storage";

/**
 * The unsaved values of a form. `place` identifies the form, `base` holds its initial values, and `version` is the `updatedAt`
 * of the row that they came from. A person is reminded of each draft once; its form offers it until it is decided on.
 */
export type Draft = {
  place: string;
  title: string;
  path: string;
  base?: object;
  version?: string;
  values: object;
  isReminded?: true;
};

const MAX_DRAFTS = 20;

/** Stores drafts of this user in this browser. Each replaces an earlier draft of the same form. */
export function storeDrafts(userId: string, kept: Draft[]): void {
  if (kept.length === 0) return;
  if (isSealed(DRAFTS + userId)) return storeLater(userId, kept);
  const others = readDrafts(userId).filter(({ place }) => !kept.some((draft) => draft.place === place));
  store(userId, [...others, ...kept].slice(-MAX_DRAFTS));
}

export function readDrafts(userId: string): Draft[] {
  const stored = readSealed(DRAFTS + userId);
  return Array.isArray(stored) ? stored.filter(isDraft) : [];
}

/** Returns the drafts that the user was not reminded of since they were stored, and notes that they are now. */
export function takeUnremindedDrafts(userId: string): Draft[] {
  const kept = readDrafts(userId);
  const found = kept.filter(({ isReminded }) => !isReminded);
  if (found.length > 0)
    store(
      userId,
      kept.map((draft) => ({ ...draft, isReminded: true })),
    );
  return found;
}

/** Deletes a draft that was restored or discarded. */
export function removeDraft(userId: string, place: string): void {
  const kept = readDrafts(userId);
  const left = kept.filter((draft) => draft.place !== place);
  if (left.length < kept.length) store(userId, left);
}

function store(userId: string, kept: Draft[]) {
  writeSealed(DRAFTS + userId, kept.length === 0 ? null : kept);
}

/** Stores drafts once the earlier ones, which they are added to, can be read. */
function storeLater(userId: string, kept: Draft[]) {
  const stop = onDraftCipher(() => {
    stop();
    storeDrafts(userId, kept);
  });
}

function isDraft(value: unknown): value is Draft {
  const draft = value as Partial<Record<keyof Draft, unknown>> | null;
  const texts = [draft?.place, draft?.title, draft?.path];
  return texts.every((part) => typeof part === "string") && typeof draft?.values === "object";
}

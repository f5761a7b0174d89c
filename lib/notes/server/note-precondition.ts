import "server-only";
import { isMissing } from "@/lib/server/db/database-problem";
import { conflict } from "@/lib/server/problem";

type NotePatch = { note?: string | null; noteWas?: string | null };

/**
 * Returns the part of an update's `where` that rejects a note based on an older version: the stored note must equal the one
 * that was edited, or already the new one, as when a save is repeated because its response was lost.
 */
export function whereNoteUnchanged({ note, noteWas }: NotePatch) {
  if (noteWas === undefined) return {};
  return { OR: [{ note: noteWas }, ...(note === undefined ? [] : [{ note }])] };
}

/** Runs the update. Throws 409 instead of 404 when the row exists but `whereNoteUnchanged` did not match. */
export async function unlessNoteChanged<Row>(
  patch: NotePatch,
  { update, exists }: { update: () => Promise<Row>; exists: () => Promise<number> },
): Promise<Row> {
  try {
    return await update();
  } catch (error) {
    if (patch.noteWas === undefined || !isMissing(error) || (await exists()) === 0) throw error;
    throw conflict("The note has been changed elsewhere");
  }
}

import "server-only";
import { isMissing } from "./database-problem";
import { conflict } from "@/lib/server/problem";

type NotePatch = { note?: string | null; noteWas?: string | null };

/**
 * The part of an update's `where` that holds back a note which was written upon an older one: the stored note must be
 * what the writer began with, or already what they wrote, as when a save comes again because its answer was lost.
 */
export function noteStillIs({ note, noteWas }: NotePatch) {
  if (noteWas === undefined) return {};
  return { OR: [{ note: noteWas }, ...(note === undefined ? [] : [{ note }])] };
}

/** Runs the update; when the row is there but `noteStillIs` held it back, that is a 409 and no 404. */
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

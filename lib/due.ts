import { z } from "zod";
import { calendarDate, type Due, dueOnDate, isInstant, isPlainDate } from "@/lib/dates";

type StoredDue = { dueAt: string; isWithTime: boolean };

const MISSING = "Please select deadline";

/** Of a date field that holds a text that is no date. */
export const UNREADABLE_DATE = "Enter a date such as 13 Dec 2026";

/** When something is due, as a body says it: a plain date, or an instant with its offset. */
export const dueAtSchema = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], { error: MISSING })
  .refine(isInRange, { error: MISSING });

/** When something is due, as a form holds it: "" while there is none, and what is no date as it was typed. */
export const dueAtFormSchema = z
  .string()
  .min(1, { error: MISSING, abort: true })
  .refine(isInstant, { error: UNREADABLE_DATE });

export const isWithTimeSchema = z.boolean({ error: "Must be true or false" });

/** A due date the way it is stored: without a time it is the date that was written, at midnight UTC. */
export function storedDue({ dueAt, isWithTime }: StoredDue): StoredDue {
  if (!isWithTime || isPlainDate(dueAt)) return dueOnDate(dueAt.slice(0, PLAIN_DATE));
  return { dueAt: new Date(dueAt).toISOString(), isWithTime };
}

/**
 * The due date that a patch leaves behind; {} when it says nothing of it. What is stored is only read when the patch has
 * one half: a date keeps the row's way of having a time, and taking the time away keeps the date of the user's zone.
 */
export async function dueAfterPatch(
  { dueAt, isWithTime }: Partial<StoredDue>,
  timeZone: string,
  readStored: () => Promise<Due>,
): Promise<Partial<StoredDue>> {
  if (dueAt === undefined && isWithTime === undefined) return {};
  if (dueAt !== undefined && isWithTime !== undefined) return storedDue({ dueAt, isWithTime });
  const stored = await readStored();
  if (dueAt !== undefined) return storedDue({ dueAt, isWithTime: stored.isWithTime });
  return isWithTime ? { isWithTime } : dueOnDate(calendarDate(stored, timeZone));
}

// With four digits in every zone: what lies beyond has no place in a date field, and far out none in the database.
function isInRange(text: string): boolean {
  const instant = +new Date(text);
  return instant >= Date.UTC(1000, 0, 2) && instant < Date.UTC(9999, 11, 31);
}

const PLAIN_DATE = "2026-11-27".length;

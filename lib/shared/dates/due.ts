import { z } from "zod";
import { MUST_BE_DATE } from "@/lib/shared/constants";
import { missingOr } from "@/lib/shared/text/fields";
import {
  UNREADABLE_DATE,
  calendarDate,
  type Due,
  dueOnDate,
  isInstant,
  isPlainDate,
} from "@/lib/shared/dates/dates";
import { dateText } from "@/lib/shared/dates/calendar-date";

type StoredDue = { dueAt: string; isWithTime: boolean };

const MISSING = "Please select deadline";

/** A due date in a request body: a plain date, or an instant with an offset. */
export const dueAtSchema = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], { error: missingOr(MISSING, MUST_BE_DATE) })
  .refine(isInRange, { error: MUST_BE_DATE });

/** A due date in a form: "" if there is none; invalid text as typed. */
export const dueAtFormSchema = z
  .string()
  .min(1, { error: MISSING, abort: true })
  .refine(isInstant, { error: UNREADABLE_DATE });

export const isWithTimeSchema = z.boolean({ error: "Must be true or false" });

/** Returns a due date as it is stored: without a time as the date as written, at midnight UTC. */
export function storedDue({ dueAt, isWithTime }: StoredDue): StoredDue {
  if (!isWithTime || isPlainDate(dueAt)) return dueOnDate(dateText(dueAt));
  return { dueAt: new Date(dueAt).toISOString(), isWithTime };
}

/**
 * Returns the due date after a patch; {} if the patch contains none. The row is read only if the patch has one of the two
 * fields: a date keeps the row's `isWithTime`, and removing the time keeps the date in the user's zone.
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

import { z } from "zod";
import { themeColorSchema } from "@/lib/clients/schema";
import { idSchema, instantSchema } from "@/lib/shared/text/fields";

const amount = z.string().regex(/^-?\d+(\.\d+)?$/);

/** A pending task or an event, with the color of its client. */
export const todayItemSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(["task", "event"]),
  name: z.string(),
  dueAt: instantSchema,
  isWithTime: z.boolean(),
  projectId: idSchema.nullable(),
  projectName: z.string().nullable(),
  themeColor: themeColorSchema.nullable(),
});

/** The tasks and events that are late, due and next, in the user's time zone. */
export const todaySchema = z.strictObject({
  /** Pending tasks whose day or time has passed. */
  late: z.int(),
  /** Pending tasks of today that are not late. */
  today: z.int(),
  /** The next event within the seven days; null without one. */
  next: todayItemSchema.nullable(),
  /** Today and the six days after it, with their first items and the number of all. */
  days: z.array(z.strictObject({ date: z.iso.date(), total: z.int(), items: z.array(todayItemSchema) })),
  /** Of time that started today and has ended. */
  trackedMinutes: z.int().min(0),
  /** The start of what is running, if it started today; otherwise null. Its minutes are not in `trackedMinutes`. */
  runningSince: instantSchema.nullable(),
  /** The amounts owed by issued invoices, per currency. */
  owed: z.array(z.strictObject({ currency: z.string(), due: amount, overdue: amount })),
});

export type TodayItem = z.infer<typeof todayItemSchema>;
export type Today = z.infer<typeof todaySchema>;

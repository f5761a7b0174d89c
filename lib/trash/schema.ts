import { z } from "zod";
import { idSchema, instantSchema } from "@/lib/shared/text/fields";
import { takeSchema } from "@/lib/api/list";
import { TRASH_TAKE } from "@/lib/trash/kinds";

export const trashFilterSchema = z.object({ take: takeSchema(TRASH_TAKE) });

/** The body of POST trash/{id}/restore. */
export const trashRestoreSchema = z.object({
  /** Restores the deleted row that this one belongs to as well, instead of 409. */
  withParent: z.boolean({ error: "Must be true or false" }).default(false),
});

export const trashEntrySchema = z.strictObject({
  id: idSchema,
  /** One of `trashKinds`, or one that a later version of Pennant wrote. */
  kind: z.string(),
  /** The id of the deleted row; null for several files. */
  rowId: idSchema.nullable(),
  name: z.string(),
  clientColor: z.string().nullable(),
  clientName: z.string().nullable(),
  projectName: z.string().nullable(),
  /** When a task or an event is due, or when time began: an instant, or midnight UTC of a day without `isWithTime`. Null for other kinds. */
  occursAt: instantSchema.nullable(),
  isWithTime: z.boolean(),
  /** The number of rows of each kind that were deleted along with it. */
  counts: z.record(z.string(), z.int()),
  deletedAt: instantSchema,
  expiresAt: instantSchema,
});

/** The response to POST trash/{id}/restore. */
export const restoredEntrySchema = trashEntrySchema.extend({
  /** The number of lines of restored drafts that came back without their time, because it was changed or deleted since. */
  linesWithoutTime: z.int().nonnegative(),
});

export type TrashFilter = Partial<z.output<typeof trashFilterSchema>>;
export type TrashEntry = z.infer<typeof trashEntrySchema>;
export type RestoredEntry = z.infer<typeof restoredEntrySchema>;

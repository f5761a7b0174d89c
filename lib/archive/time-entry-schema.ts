import { z } from "zod";
import { idSchema, instantSchema } from "@/lib/shared/text/fields";
import { timeRoundingSchema } from "@/lib/shared/dates/time-rounding";
import { timeEntryFields } from "@/lib/time-entries/schema";

const id = idSchema.nullable();

/** Time in an archive, with the document that has it. Times that no entry can have are refused by the database. */
export const archivedTimeEntrySchema = z.strictObject({
  ...timeEntryFields,
  endedAt: timeEntryFields.endedAt.nullable(),
  documentId: id,
  lineId: id,
  billedRate: timeEntryFields.rate,
  // Missing in archives of 28 November 2026.
  billedRounding: timeRoundingSchema.default(null),
  freedFromId: id,
  freedLineId: id,
  id: idSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
});

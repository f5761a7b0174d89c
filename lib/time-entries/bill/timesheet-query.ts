import { z } from "zod";
import { csvDialectSchema } from "@/lib/api/list";

/** The query of GET public/documents/{token}/timesheet. */
export const sharedTimesheetQuerySchema = z.object({
  format: z.enum(["pdf", "csv"], { error: "Must be pdf or csv" }).default("pdf"),
});

/** The query of GET sales-documents/{id}/timesheet. */
export const timesheetQuerySchema = sharedTimesheetQuerySchema.extend({
  /** Without one, the CSV has the decimal sign of the paper. */
  dialect: csvDialectSchema,
});

export type TimesheetQuery = z.output<typeof timesheetQuerySchema>;

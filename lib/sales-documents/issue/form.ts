import { z } from "zod";
import { UNREADABLE_DATE, isInstant } from "@/lib/shared/dates/dates";
import { dateText } from "@/lib/shared/dates/calendar-date";

/** Of the date fields, which hold a calendar date as an instant at midnight UTC; "" is no date. */
const dateSchema = z
  .string()
  .refine((text) => text === "" || isInstant(text), { error: UNREADABLE_DATE, abort: true })
  .transform((text) => dateText(text));

/** The form of the issue dialog. `dueOn` is "" for a document without one. */
export const issueFormSchema = z.object({
  issuedDate: dateSchema.refine((date) => date !== "", { error: "Date is required" }),
  dueOn: dateSchema,
});

export type IssueForm = z.output<typeof issueFormSchema>;
export type IssueFormInput = z.input<typeof issueFormSchema>;

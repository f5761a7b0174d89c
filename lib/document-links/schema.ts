import { z } from "zod";
import { MUST_BE_DATE } from "@/lib/shared/constants";
import { isPlainDate } from "@/lib/shared/dates/dates";
import { isEmail, optionalEmail } from "@/lib/shared/text/email";
import { idSchema, instantSchema, longText, missingOr, requiredText } from "@/lib/shared/text/fields";

const refusedDay = { error: missingOr("Date is required", MUST_BE_DATE) };

/** The body of POST sales-documents/{id}/link. */
export const newLinkSchema = z
  .object({
    /** The last day on which the link works, "2026-11-27"; omitted or null: it works until it is revoked. */
    expiresOn: z
      .string(refusedDay)
      .refine((text) => /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) && isPlainDate(text), refusedDay)
      .nullable(),
  })
  .partial();

export const linkAddressSchema = z.strictObject({ url: z.string() });

/** The body of PATCH sales-documents/{id}/sharing. */
export const sharingPatchSchema = z.object({
  sharesTimesheet: z.boolean({ error: "Must be true or false" }),
});

/** The state of a document's links and emails, for the freelancer. */
export const sharingSchema = z.strictObject({
  /** True if this server sends emails for this workspace. */
  canSend: z.boolean(),
  /** True if the account must confirm its own email address before the server sends any for it. */
  mustConfirm: z.boolean(),
  /** The address to confirm; null without one. */
  ownEmail: z.string().nullable(),
  /** True if the client's page has the timesheet. */
  sharesTimesheet: z.boolean(),
  links: z.array(
    z.strictObject({
      id: idSchema,
      createdAt: instantSchema,
      expiresAt: instantSchema.nullable(),
      /** The last time, and how often; never by the freelancer. */
      openedAt: instantSchema.nullable(),
      openCount: z.int(),
    }),
  ),
  /** The accepted emails, the latest first. */
  sent: z.array(z.strictObject({ id: idSchema, to: z.string(), subject: z.string(), sentAt: instantSchema })),
});

const MAX_MESSAGE = 20_000;
const CONTROLS = /\p{Cc}/u;

/** The body of POST sales-documents/{id}/send. */
export const sendSchema = z.object({
  to: requiredText("Please enter an email address", 200, { keepsBreaks: true }).refine(isEmail, {
    error: "Enter a valid email address",
  }),
  subject: requiredText("Please enter a subject", 200, { keepsBreaks: true }).refine(
    (text) => !CONTROLS.test(text),
    {
      error: "Must be one line of text",
    },
  ),
  message: requiredText("Please write a message", MAX_MESSAGE, { keepsBreaks: true }),
  /** True to attach the timesheet as PDF and CSV. */
  withTimesheet: z.boolean({ error: "Must be true or false" }).default(false),
});

export const sentSchema = z.strictObject({
  id: idSchema,
  to: z.string(),
  subject: z.string(),
  sentAt: instantSchema,
});

/** The body of POST public/documents/{token}/answer. */
export const answerSchema = z.object({
  answer: z.enum(["accepted", "declined"], { error: "Must be accepted or declined" }),
  name: requiredText("Please enter your name", 200, { keepsBreaks: true }).refine(
    (text) => !CONTROLS.test(text),
    {
      error: "Must be one line of text",
    },
  ),
  email: optionalEmail().optional(),
  note: longText(5000).optional(),
});

export const answeredSchema = z.strictObject({
  answer: z.enum(["accepted", "declined"]),
  name: z.string(),
  answeredAt: instantSchema,
});

export type SharingPatch = z.output<typeof sharingPatchSchema>;
export type NewLink = z.output<typeof newLinkSchema>;
export type Sharing = z.infer<typeof sharingSchema>;
export type Answer = z.output<typeof answerSchema>;
export type Sending = z.output<typeof sendSchema>;

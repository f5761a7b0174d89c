import { z } from "zod";
import { isCountry } from "@/lib/shared/text/countries";
import { documentLanguages } from "@/lib/shared/text/languages";
import { lineBreak } from "@/lib/shared/text/line-breaks";
import { toAccent } from "@/lib/logo/accent";

/** The message of a missing value whose field has no words of its own. */
export const REQUIRED = "This field is required";

export const NOT_TEXT = "Must be text";
const UNSTORABLE = "Contains characters that cannot be saved";
export const MISSING_FILE = "Please upload a file";
const NOT_A_COLOR = "Must be a colour such as #1f5f8b";
const MAX_NAME = 200;
const MAX_TEXT = 20_000;

/**
 * A required text, trimmed. The message is used for a missing and for an empty text, and for one of which nothing is seen. It is
 * one line, as names are, unless it keeps its line breaks.
 */
export function requiredText(message = REQUIRED, max = MAX_NAME, { keepsBreaks = false } = {}) {
  return storable(
    z
      .string({ error: missingOr(message, NOT_TEXT) })
      .overwrite(keepsBreaks ? withoutOverrides : nameText)
      .trim()
      .min(1, { error: message, abort: true })
      .max(max, { error: tooLong(max) })
      .refine(isVisible, { error: message }),
  );
}

/** Returns whether anything of a text is seen: not only spaces, marks without a letter, joiners and fillers. */
export function isVisible(text: string): boolean {
  return /[^\s\p{Cc}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}

function nameText(text: string): string {
  return withoutOverrides(text.replace(/[\s\u0085]+/g, (run) => (run.search(lineBreak) < 0 ? run : " ")));
}

/** Removes what shows letters in another order than they are stored: overrides anywhere, other directions at the start. */
function withoutOverrides(text: string): string {
  return text.replace(/[\u202d\u202e]/g, "").replace(/^[\s\u202a-\u202c\u2066-\u2069]+/, "");
}

/** An optional text: "" becomes null. */
export function optionalText(max = MAX_NAME) {
  return storable(
    z
      .string({ error: NOT_TEXT })
      .trim()
      .max(max, { error: tooLong(max) }),
  )
    .nullable()
    .transform(emptyToNull);
}

/** A long text that keeps its white space, such as a note. */
export function longText(max = MAX_TEXT) {
  return storable(z.string({ error: NOT_TEXT }).max(max, { error: tooLong(max) }))
    .nullable()
    .transform(emptyToNull);
}

/** Returns the message of a value that is missing, null or "", and that of any other one that is refused. */
export function missingOr(missing: string, wrong: string) {
  return ({ input }: { input?: unknown }) =>
    input === undefined || input === null || input === "" ? missing : wrong;
}

/** The parts of a postal address. The country is a code of ISO 3166-1 alpha-2. */
export const addressFields = {
  street: optionalText(),
  postcode: optionalText(40),
  city: optionalText(),
  region: optionalText(),
  country: optionalText(2).refine((code) => code === null || isCountry(code), {
    error: "Must be the code of a country",
  }),
};

/** The days from the issue date of an invoice until it is due, 0 to 365; "" and null mean the default. */
export function paymentDays() {
  const error = "Must be a whole number from 0 to 365";
  return z.preprocess(
    (value) =>
      value === "" ? null : typeof value === "string" && /^\d{1,3}$/.test(value) ? Number(value) : value,
    z.int({ error }).min(0, { error }).max(365, { error }).nullable(),
  );
}

/** The field of a form for `paymentDays`: a number as text, or "" for the default. */
export function paymentDaysField() {
  return z.string().transform((text, context) => {
    const { data, error } = paymentDays().safeParse(text.trim());
    for (const { message } of error?.issues ?? []) context.addIssue({ code: "custom", message });
    return data ?? null;
  });
}

/** The language of a client's documents, or of one document; "" and null mean English. */
export function optionalLanguage() {
  return z
    .union([languageSchema, z.literal("")], { error: `Must be one of ${documentLanguages.join(", ")}` })
    .nullable()
    .transform((language) => language || null);
}

export const languageSchema = z.enum(documentLanguages);

/** The optional id of a referenced row: "" becomes null. */
export function optionalId() {
  return z
    .union([idSchema, z.literal("")], { error: "Must be an id" })
    .nullable()
    .transform(emptyToNull);
}

export const idSchema = z.uuid({ error: "Must be an id" });

/** The key of a stored object. */
export const objectKeySchema = requiredText(MISSING_FILE, 500);

/** The key of a person's picture. "" and null remove the picture. */
export const avatarKeySchema = z
  .union([objectKeySchema, z.literal("")], { error: missingOr(MISSING_FILE, NOT_TEXT) })
  .nullable()
  .transform((key) => key || null);

/** The color of documents as "#1f5f8b"; "" and null mean black. */
export const accentSchema = z
  .union([z.string().max(20), z.null()], { error: NOT_A_COLOR })
  .transform((text, context) => {
    if (!text) return null;
    const accent = toAccent(text);
    if (!accent) context.addIssue({ code: "custom", message: NOT_A_COLOR });
    return accent;
  });

/** An instant as the API returns it. */
export const instantSchema = z.iso.datetime();

function storable<Schema extends z.ZodType<string>>(schema: Schema) {
  return schema.refine((text) => !text.includes("\0") && text.isWellFormed(), { error: UNSTORABLE });
}

function emptyToNull(text: string | null): string | null {
  return text?.trim() ? text : null;
}

function tooLong(max: number) {
  return `Must be at most ${max.toLocaleString("en-US")} characters`;
}

/** Narrows a schema to text input: the API also accepts numbers, a form field holds only text. */
export function typed<Output>(schema: z.ZodType<Output, unknown>) {
  return z.string().transform((text, context) => {
    const result = schema.safeParse(text);
    if (result.success) return result.data;
    for (const { message } of result.error.issues) context.addIssue({ code: "custom", message });
    return z.NEVER;
  });
}

import { z } from "zod";
import type { DocumentKind } from "./kinds";
import { MAX_COUNTER, MAX_PATTERN, numberResets, patternError } from "./number-pattern";

const MISSING_PATTERN = "Please enter a pattern";

const pattern = z
  .string({ error: MISSING_PATTERN })
  .trim()
  .min(1, { error: MISSING_PATTERN, abort: true })
  .max(MAX_PATTERN, { error: `Must be at most ${MAX_PATTERN} characters` })
  .refine((text) => !/\p{Cc}/u.test(text) && text.isWellFormed(), {
    error: "Contains characters that cannot be saved",
    abort: true,
  })
  // The reset is checked with the stored settings, because a change may have one of the two only.
  .superRefine((text, context) => {
    const message = patternError({ pattern: text, reset: "never" });
    if (message) context.addIssue({ code: "custom", message });
  });

const BAD_NEXT = "Must be a whole number and at least 1";

/** The numbering of one kind of document. `next` is the counter of the next issued document in the current period. */
const numberingPatchSchema = z
  .object({
    pattern,
    reset: z.enum(numberResets, { error: "Must be never, year or month" }),
    next: z
      .int({ error: BAD_NEXT })
      .min(1, { error: BAD_NEXT })
      .max(MAX_COUNTER, { error: `Must be at most ${MAX_COUNTER.toLocaleString("en-US")}` }),
  })
  .partial();

const of = <Schema extends z.ZodType>(schema: Schema) => ({
  quotation: schema,
  invoice: schema,
  receipt: schema,
  creditNote: schema,
});

/** The body of PATCH document-settings; omitted fields stay unchanged. */
export const documentSettingsPatchSchema = z.object(of(numberingPatchSchema)).partial();

/** The numbering of each kind of document, as the API returns it. */
export const documentSettingsSchema = z.strictObject(
  of(z.strictObject({ pattern: z.string(), reset: z.enum(numberResets), next: z.int() })),
) satisfies z.ZodType<Record<DocumentKind, unknown>>;

export type DocumentSettings = z.infer<typeof documentSettingsSchema>;
export type DocumentSettingsPatch = z.output<typeof documentSettingsPatchSchema>;

import { z } from "zod";
import { REQUIRED } from "@/lib/shared/text/fields";
import { type DocumentKind, documentKinds } from "./kinds";
import { MAX_COUNTER, MAX_PATTERN, numberResets, patternError } from "./number-pattern";
import type { DocumentSettings, DocumentSettingsPatch } from "./schema";

const BAD_NEXT = "Must be a whole number and at least 1";

const numberingForm = z
  .object({
    pattern: z
      .string()
      .trim()
      .min(1, { error: "Please enter a pattern", abort: true })
      .max(MAX_PATTERN, { error: `Must be at most ${MAX_PATTERN} characters` }),
    reset: z.enum(numberResets),
    next: z
      .string()
      .min(1, { error: REQUIRED, abort: true })
      .regex(/^\d+$/, { error: BAD_NEXT, abort: true })
      .transform(Number)
      .refine((next) => next >= 1, { error: BAD_NEXT })
      .refine((next) => next <= MAX_COUNTER, {
        error: `Must be at most ${MAX_COUNTER.toLocaleString("en-US")}`,
      }),
  })
  .superRefine((numbering, context) => {
    const message = patternError(numbering);
    if (message) context.addIssue({ code: "custom", path: ["pattern"], message });
  });

/** The form of the number settings, by kind of document. */
export const numberSettingsFormSchema = z.object({
  quotation: numberingForm,
  invoice: numberingForm,
  receipt: numberingForm,
  creditNote: numberingForm,
});

export type NumberSettingsForm = z.output<typeof numberSettingsFormSchema>;
export type NumberSettingsFormInput = z.input<typeof numberSettingsFormSchema>;

export function toNumberSettingsForm(settings: DocumentSettings): NumberSettingsFormInput {
  const form = ({ pattern, reset, next }: DocumentSettings[DocumentKind]) => ({
    pattern,
    reset,
    next: String(next),
  });
  return {
    quotation: form(settings.quotation),
    invoice: form(settings.invoice),
    receipt: form(settings.receipt),
    creditNote: form(settings.creditNote),
  };
}

/**
 * Returns the settings of the kinds that were changed. The next number is sent with every change, because another pattern or
 * reset may begin another series, which would not continue with the number that is shown.
 */
export function changedNumbering(before: DocumentSettings, form: NumberSettingsForm): DocumentSettingsPatch {
  const patch: DocumentSettingsPatch = {};
  for (const kind of documentKinds) {
    const { pattern, reset, next } = before[kind];
    const changed = form[kind];
    if (changed.pattern !== pattern || changed.reset !== reset || changed.next !== next)
      patch[kind] = changed;
  }
  return patch;
}

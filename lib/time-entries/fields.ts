import { z } from "zod";
import { missingOr, optionalText } from "@/lib/shared/text/fields";
import { LONGEST_DESCRIPTION } from "./limits";

const NOT_A_TIME = "Must be a date and time";

/** The work that was done; "" and null mean none was named. */
export const descriptionSchema = optionalText(LONGEST_DESCRIPTION).transform((text) => text ?? "");

/** An instant of an entry, as a date. */
export function momentSchema(missing: string) {
  return z.iso
    .datetime({ offset: true, error: missingOr(missing, NOT_A_TIME) })
    .refine((text) => /^[1-9]\d{3}-/.test(text), { error: NOT_A_TIME, abort: true })
    .transform((text) => new Date(text));
}

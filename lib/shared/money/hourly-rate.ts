import Big from "big.js";
import { z } from "zod";
import { isUnclearNumber, UNCLEAR_NUMBER } from "@/lib/shared/money/unclear-number";

const NOT_A_RATE = "Must be a number and at least 0";
const MAX = "999999999999";

/** A rate per hour as exact text in its shortest form, such as "90" or "92.5"; "" and null mean none. */
export const hourlyRateSchema = z
  .union([z.string(), z.number()], { error: NOT_A_RATE })
  .transform((value) => String(value).trim())
  .refine((text) => !isUnclearNumber(text), { error: UNCLEAR_NUMBER, abort: true })
  .transform((text) => text.replaceAll(",", ""))
  .refine((text) => /^(\d{1,15}\.?\d*|\.\d+)?$/.test(text), { error: NOT_A_RATE, abort: true })
  .refine((text) => (text.split(".")[1]?.length ?? 0) <= 4, {
    error: "Must have at most 4 decimal places",
    abort: true,
  })
  .refine((text) => text === "" || new Big(text).lte(MAX), {
    error: `Must be at most ${Number(MAX).toLocaleString("en-US")}`,
    abort: true,
  })
  .transform((text) => (text === "" ? null : new Big(text).toFixed()))
  .nullable();

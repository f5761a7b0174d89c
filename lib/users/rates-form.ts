import { z } from "zod";
import type { FieldNames } from "@/lib/edits/merge";
import { timeRoundingSchema } from "@/lib/shared/dates/time-rounding";
import { hourlyRateSchema } from "@/lib/shared/money/hourly-rate";
import { paymentDaysField, typed } from "@/lib/shared/text/fields";
import type { User } from "./schema";

/** The form of payment terms and rates, which clients and projects can have of their own. */
export const ratesFormSchema = z.object({
  paymentDays: paymentDaysField(),
  hourlyRate: typed(hourlyRateSchema),
  timeRounding: timeRoundingSchema,
});

export type RatesForm = z.output<typeof ratesFormSchema>;
export type RatesFormInput = z.input<typeof ratesFormSchema>;

export function toRatesForm(user: User): RatesFormInput {
  return {
    paymentDays: user.paymentDays === null ? "" : String(user.paymentDays),
    hourlyRate: user.hourlyRate ?? "",
    timeRounding: user.timeRounding ?? "none",
  };
}

export const ratesFieldNames: FieldNames<RatesFormInput> = {
  paymentDays: "Payment terms, days",
  hourlyRate: "Hourly rate",
  timeRounding: "Rounding of billed time",
};

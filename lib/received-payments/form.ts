import { z } from "zod";
import { UNREADABLE_DATE, dueOnDate, isInstant, todayAsUtcMidnight } from "@/lib/shared/dates/dates";
import type { FieldNames } from "@/lib/edits/merge";
import { optionalText } from "@/lib/shared/text/fields";
import { isOwed } from "@/lib/sales-documents/due";
import { positiveAmountSchema } from "@/lib/sales-documents/issue/numbers";
import { paymentMethods, receivedPaymentKinds } from "./kinds";
import { scaleError } from "./limits";
import type { ReceivedPaymentRow } from "./schema";
import { dateText } from "@/lib/shared/dates/calendar-date";

/** The form of a payment in a document's currency. Its date is the instant at midnight UTC, as `DateTimeField` holds it. */
export function receivedPaymentFormSchema(currency: string) {
  return z.object({
    amount: amountOf(currency),
    receivedOn: z
      .string()
      .min(1, { error: "Date is required", abort: true })
      .refine(isInstant, { error: UNREADABLE_DATE })
      .transform((instant) => dateText(instant)),
    method: z.enum(paymentMethods),
    kind: z.enum(receivedPaymentKinds),
    reference: optionalText(),
    /** The amount that arrived if it differs from the amount paid; an empty field is null. */
    arrivedAmount: z
      .literal("")
      .transform(() => null)
      .or(amountOf(currency)),
  });
}

function amountOf(currency: string) {
  return z
    .string()
    .transform((text): string | number => text)
    .pipe(positiveAmountSchema)
    .superRefine((amount, context) => {
      const message = scaleError(amount, currency);
      if (message) context.addIssue({ code: "custom", message });
    });
}

export type ReceivedPaymentForm = z.output<ReturnType<typeof receivedPaymentFormSchema>>;
export type ReceivedPaymentFormInput = z.input<ReturnType<typeof receivedPaymentFormSchema>>;

/** Returns the initial values of a new payment: the whole balance, received today by bank transfer. */
export function newReceivedPaymentForm(
  balance: string | null,
  timeZone: string,
  now: Date,
): ReceivedPaymentFormInput {
  return {
    amount: isOwed(balance) ? balance : "",
    receivedOn: todayAsUtcMidnight(timeZone, now).toISOString(),
    method: "bank",
    kind: "payment",
    reference: "",
    arrivedAmount: "",
  };
}

export function toReceivedPaymentForm(payment: ReceivedPaymentRow): ReceivedPaymentFormInput {
  const { amount, receivedOn, method, kind, reference, arrivedAmount } = payment;
  return {
    amount,
    receivedOn: dueOnDate(receivedOn).dueAt,
    method,
    kind,
    reference: reference ?? "",
    arrivedAmount: arrivedAmount ?? "",
  };
}

export const receivedPaymentFieldNames: FieldNames<ReceivedPaymentFormInput> = {
  amount: "Amount",
  receivedOn: "Received on",
  method: "Method",
  kind: "Kind",
  reference: "Reference",
  arrivedAmount: "Received after fees",
};

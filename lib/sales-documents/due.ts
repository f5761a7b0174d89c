import { todayIn } from "@/lib/shared/dates/dates";
import type { SalesDocumentRow } from "./schema";

type Payable = { balance: string | null; dueOn: string | null };

/** Returns whether an invoice is overdue in the user's zone: something is left to pay and its due date is before today. */
export function isOverdueInvoice({ balance, dueOn }: Payable, timeZone: string, now: Date): boolean {
  return isOwed(balance) && dueOn !== null && dueOn < todayIn(timeZone, now);
}

/** Returns whether a balance is above 0. */
export function isOwed(balance: string | null): balance is string {
  return balance !== null && Number(balance) > 0;
}

/** The fields of an issued invoice that the dialogs of payments need. */
export type PaidDocument = Pick<
  SalesDocumentRow,
  "id" | "category" | "kind" | "number" | "currency" | "total" | "balance" | "client" | "clientName"
>;

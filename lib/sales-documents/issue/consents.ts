import { ApiError } from "@/lib/api/request";
import type { IssueConsents } from "./queries";

/** Returns what a person can confirm after a refusal; undefined for any other error. */
export function consentFor(error: unknown): { body: string; consent: IssueConsents } | undefined {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === "earlier-date")
    return {
      body: "Numbers are easier to follow in the order of their dates.",
      consent: { allowEarlierDate: true },
    };
  if (code === "below-deposits")
    return {
      body: "The client is owed the difference, which you can record as a refund.",
      consent: { allowBelowDeposits: true },
    };
  return undefined;
}

/** Returns whether the server's errors belong to fields of the dialog. */
export function hasFields(error: unknown): boolean {
  const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  return errors.some(({ path }) => path === "issuedDate" || path === "dueOn");
}

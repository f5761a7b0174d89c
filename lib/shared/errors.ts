/** The specification's messages for failed calls. */
export const errorMessages = {
  unauthorized: "Unauthorized",
  unexpected: "Unexpected error on our side. Please try again.",
  network: "Network Error",
  offline: "You're offline. This can be saved when you're connected again.",
  unreachable: "Pennant can't be reached. This can be saved when you're connected again.",
  connecting: "Pennant hasn't answered yet. Try again in a moment.",
  timedOut: "Request failed or timed out",
  mutation: "Something went wrong, Please try again",
  gone: "It was deleted in the meantime.",
  notLoaded: "This part of the app could not be loaded. Try again, or reload the page.",
  storeRefusesSite: "The file store does not allow uploads from this site (CORS)",
  proofRequired: "Confirm that it is you, then try again.",
  unavailable: "Pennant cannot reach its data right now. Please try again in a moment.",
} as const;

/** An invalid field of a request: its dotted path in the body and the message to show. */
export type FieldError = { path: string; message: string };

/**
 * "email-unconfirmed": the account must confirm its own email address before it sends emails.
 * "proof-required": the call needs a proof of identity of the last five minutes (POST auth/proof).
 * "earlier-date": a document of the same series has a later issue date; `allowEarlierDate` issues it nevertheless.
 * "earlier-period": a document of a later year or month is already issued.
 * "parent-deleted": a restored row belongs to a deleted one; `withParent` restores both.
 */
export type ProblemCode =
  | "email-unconfirmed"
  | "proof-required"
  | "earlier-date"
  | "earlier-period"
  | "below-deposits"
  | "parent-deleted";

/** The body of every error response (RFC 9457). */
export type ProblemBody = {
  type: string;
  title: string;
  status: number;
  detail: string;
  errors?: FieldError[];
  /** Tells a program which of several errors with this status it is. */
  code?: ProblemCode;
  /** With 412: the current row. */
  current?: unknown;
  /** With "parent-deleted": the trash entry of the row that the restored one belongs to. */
  parent?: { id: string; kind: string; name: string };
};

/** The title of every page that is not there, in the workspace, outside of it and behind a client's link. */
export const MISSING = "This page does not exist";

/** Below it, except for a client, whose link was revoked or has expired. */
export const MISSING_WHY = "The address may be mistyped, or what was here was deleted.";

/** What a person reads when a call fails, in the specification's words. */
export const errorMessages = {
  unauthorized: "Unauthorized",
  unexpected: "Unexpected error on our side. Please try again.",
  network: "Network Error",
  timedOut: "Request failed or timed out",
  mutation: "Something went wrong, Please try again",
  storeRefusesSite: "The file store does not allow uploads from this site (CORS)",
  unavailable: "Pennant cannot reach its data right now. Please try again in a moment.",
} as const;

/** One faulty field of a request: its dotted path in the body and the sentence to show beside it. */
export type FieldError = { path: string; message: string };

/** The body of every error answer (RFC 9457). */
export type ProblemBody = {
  type: string;
  title: string;
  status: number;
  detail: string;
  errors?: FieldError[];
  /** With 412: the row as it is now. */
  current?: unknown;
};

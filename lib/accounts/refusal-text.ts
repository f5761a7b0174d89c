import { ApiError } from "@/lib/api/request";
import { errorMessages } from "@/lib/shared/errors";

/** Returns the text for a failed sign-in: the server's reason, where it is written for the person who signs in. */
export function refusalText(error: unknown): string {
  if (!(error instanceof ApiError)) return errorMessages.unexpected;
  const { status, message, problem } = error;
  const hasReason = status < 500 || status === 503;
  return (hasReason && problem?.detail) || message;
}

import "server-only";
import type { SignInError } from "@/lib/accounts/sign-in/notice";
import { databaseProblem, errorCauses } from "@/lib/server/db/database-problem";
import { ProviderUnreachable } from "./openid";

/** A sign-in is refused by Pennant. Thrown where the rows are read or written, handled by signInErrorOf. */
export class SignInRefused extends Error {
  constructor(
    readonly reason: Extract<SignInError, "closed" | "ended" | "other" | "taken" | "unverified" | "used">,
  ) {
    super(`The sign-in was refused: ${reason}`);
    this.name = "SignInRefused";
  }
}

// Errors of a provider that responds with something other than OpenID, as during an outage.
const unreachable = new Set(["OAUTH_RESPONSE_IS_NOT_CONFORM", "TimeoutError"]);

/** Maps a failed sign-in to the reason shown to the person; "unverified" when no other reason is certain. */
export function signInErrorOf(error: unknown, request: Request): SignInError {
  const providerError = new URL(request.url).searchParams.get("error");
  if (providerError === "access_denied") return "cancelled";
  if (providerError === "temporarily_unavailable" || providerError === "server_error") return "unreachable";
  const causes = errorCauses(error);
  // Checked first: a refused connection to the provider has the same error code as one to the database.
  if (causes.some((cause) => cause instanceof ProviderUnreachable)) return "unreachable";
  for (const cause of causes) {
    if (cause instanceof SignInRefused) return cause.reason;
    if (databaseProblem(cause)?.status === 503) return "unavailable";
    const { name, message, code } = cause as { name?: unknown; message?: unknown; code?: unknown };
    if ([name, message, code].some((text) => typeof text === "string" && unreachable.has(text)))
      return "unreachable";
  }
  return "unverified";
}

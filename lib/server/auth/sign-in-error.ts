import "server-only";
import type { SignInError } from "@/lib/auth/sign-in-notice";
import { databaseProblem, errorCauses } from "@/lib/server/db/database-problem";
import { ProviderUnreachable } from "./openid";

/** Why a demo could not be kept. Thrown where the rows are written, read in signInErrorOf. */
export class KeepRefused extends Error {
  constructor(readonly reason: "taken" | "ended") {
    super(`The demo was not kept: ${reason}`);
    this.name = "KeepRefused";
  }
}

// A provider that answers with something else than OpenID has a bad day; one that contradicts itself is refused.
const unreachable = new Set(["OAUTH_RESPONSE_IS_NOT_CONFORM", "TimeoutError"]);

/** What a sign-in that failed is to the person. Whatever is not known for sure could not be verified. */
export function signInErrorOf(error: unknown, request: Request): SignInError {
  const said = new URL(request.url).searchParams.get("error");
  if (said === "access_denied") return "cancelled";
  if (said === "temporarily_unavailable" || said === "server_error") return "unreachable";
  const found = errorCauses(error);
  // Looked for first: on the wire, a provider that refuses the connection looks like a database that does.
  if (found.some((cause) => cause instanceof ProviderUnreachable)) return "unreachable";
  for (const cause of found) {
    if (cause instanceof KeepRefused) return cause.reason;
    if (databaseProblem(cause)?.status === 503) return "unavailable";
    const { name, message, code } = cause as { name?: unknown; message?: unknown; code?: unknown };
    if ([name, message, code].some((word) => typeof word === "string" && unreachable.has(word)))
      return "unreachable";
  }
  return "unverified";
}

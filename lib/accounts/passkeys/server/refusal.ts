import "server-only";
import { log } from "@/lib/server/log";
import { Problem } from "@/lib/server/problem";

/** The 401 of every refused passkey. The reason is only logged, so that it tells nothing to whoever tries. */
export class PasskeyRefused extends Problem {
  constructor(reason: string) {
    super(401, "This passkey could not be verified.");
    log.info({ reason }, "a passkey was refused");
  }
}

/** Returns the result of a verification by the library, each of whose errors means that the passkey is refused. */
export async function orRefused<Result>(verification: Promise<Result>): Promise<Result> {
  return verification.catch((error: unknown) => {
    throw new PasskeyRefused(error instanceof Error ? error.message : String(error));
  });
}

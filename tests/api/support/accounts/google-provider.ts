import { afterAll, beforeEach } from "vitest";
import { env } from "@/lib/server/env";
import { openProvider } from "../../../setup/openid-provider.mjs";

export const redirectUri = "http://localhost/api/auth/callback/google";
export const client = { clientId: "pennant", clientSecret: "only for tests" };

/** Replaces Google by a test provider during the tests of a file or a describe block. */
export async function replaceGoogle({
  dataHours,
  changeIdToken,
}: {
  dataHours: number;
  /** Returns the ID token to send in place of the provider's. */
  changeIdToken?: (idToken: string) => string | Promise<string>;
}) {
  const provider = await openProvider({ ...client, redirectUri, changeIdToken });
  beforeEach(() => {
    Object.assign(env(), {
      GOOGLE_CLIENT_ID: client.clientId,
      GOOGLE_CLIENT_SECRET: client.clientSecret,
      GOOGLE_ISSUER: provider.issuer,
      GOOGLE_DATA_HOURS: dataHours,
      // Another file of the same process may have closed it.
      SIGN_UP: undefined,
    });
  });
  afterAll(() => provider.stop());
  return provider;
}

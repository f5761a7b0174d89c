import "server-only";
import { createRemoteJWKSet, customFetch, decodeProtectedHeader, errors, jwtVerify } from "jose";
import { env } from "@/lib/server/env";
import { processWide } from "@/lib/server/process-wide";
import { SignInRefused } from "./error";
import { fetchProvider, GOOGLE, readMetadata } from "./openid";

/** The provider's keys, which are fetched again for a token with an unknown key. */
const keySets = processWide("openid-keys", () => new Map<string, ReturnType<typeof createRemoteJWKSet>>());

/** As long as a proof of identity is accepted. */
const MOST_SECONDS = 5 * 60;

/** The algorithms of OpenID Connect. A token that is not signed is refused. */
const WITH_CLIENT_SECRET = ["HS256", "HS384", "HS512"];
const WITH_KEY_PAIR = [
  "RS256",
  "RS384",
  "RS512",
  "PS256",
  "PS384",
  "PS512",
  "ES256",
  "ES384",
  "ES512",
  "EdDSA",
];

/**
 * Requires that the provider signed the ID token for this server: by the keys that it publishes, or by the client secret if the
 * algorithm is symmetric, as OpenID Connect defines it. Throws otherwise. Auth.js reads the token without checking its signature.
 */
export async function requireSignedIdToken(idToken: string | undefined): Promise<void> {
  if (!idToken) throw new errors.JWTInvalid("The provider returned no ID token");
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER } = env();
  const issuer = GOOGLE_ISSUER.replace(/\/$/, "");
  // Auth.js accepts the issuer with and without a slash at its end, and the same difference of clocks.
  const expected = { issuer: [issuer, `${issuer}/`], audience: GOOGLE_CLIENT_ID, clockTolerance: 30 };
  const { alg = "" } = decodeProtectedHeader(idToken);
  if (WITH_CLIENT_SECRET.includes(alg)) {
    const key = new TextEncoder().encode(GOOGLE_CLIENT_SECRET);
    await jwtVerify(idToken, key, { ...expected, algorithms: WITH_CLIENT_SECRET });
    return;
  }
  const keys = await providerKeys();
  await jwtVerify(idToken, keys, { ...expected, algorithms: WITH_KEY_PAIR });
}

/**
 * Refuses a sign-in at the provider that was earlier than a proof may be, or of an unknown time: the browser could have left out
 * what makes the provider say it. Google and providers that do not list `auth_time` never say it.
 */
export async function requireRecentSignIn(authTime: unknown): Promise<void> {
  if (env().GOOGLE_ISSUER === GOOGLE) return;
  const seconds = authTime === undefined ? Number.NaN : Number(authTime);
  if (Date.now() / 1000 - seconds <= MOST_SECONDS) return;
  const { claims_supported: claims = [] } = await readMetadata();
  if (authTime !== undefined || claims.includes("auth_time")) throw new SignInRefused("unverified");
}

async function providerKeys() {
  const { jwks_uri: address } = await readMetadata();
  if (!address) throw new errors.JWKSInvalid("The provider publishes no keys");
  const known = keySets.get(address);
  if (known) return known;
  const keys = createRemoteJWKSet(new URL(address), { [customFetch]: fetchProvider });
  keySets.set(address, keys);
  return keys;
}

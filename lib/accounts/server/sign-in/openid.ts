import "server-only";
import { z } from "zod";
import { env } from "@/lib/server/env";
import { log } from "@/lib/server/log";

const PROVIDER_MS = 5_000;
/** The issuer of Google accounts. */
export const GOOGLE = "https://accounts.google.com";

/** The OpenID claims that are used. */
export type Claims = {
  sub: string;
  name?: string;
  email?: string;
  email_verified?: boolean | string;
  picture?: string;
};

/** Returns whether the provider says that the email address is the person's. Some providers send the word. */
export function isEmailVerified({ email, email_verified: isVerified }: Claims): boolean {
  return Boolean(email) && (isVerified === true || isVerified === "true");
}

/** The provider did not respond. */
export class ProviderUnreachable extends Error {
  override name = "ProviderUnreachable";
}

/** Fetches from the provider with a timeout. Redirects are not followed, so no token reaches another host. */
export async function fetchProvider(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(input, { redirect: "error", ...init, signal: AbortSignal.timeout(PROVIDER_MS) });
  } catch (cause) {
    throw new ProviderUnreachable("The OpenID provider did not respond", { cause });
  }
}

/**
 * Returns the `prompt` that makes the provider show its account chooser. Google supports `select_account` without
 * listing it in its metadata. Other providers may reject a value that they do not list.
 */
export async function accountPrompt(): Promise<string | undefined> {
  if (env().GOOGLE_ISSUER === GOOGLE) return "select_account";
  const { prompt_values_supported: supported = ["login"] } = await readMetadata().catch(() => noMetadata);
  return ["select_account", "login"].find((prompt) => supported.includes(prompt));
}

/**
 * Returns the parameters that make the provider ask for the password again, and say when it did. Google supports neither; with
 * `select_account` the person must at least choose their account there.
 */
export function proofParameters(): Record<string, string> {
  return env().GOOGLE_ISSUER === GOOGLE ? { prompt: "select_account" } : { prompt: "login", max_age: "0" };
}

/**
 * Returns the claims of an ID token, completed with name and email from the userinfo endpoint if they are missing: only
 * some providers repeat them in the token. If the endpoint fails, the sign-in continues with the claims it has.
 */
export async function completeClaims(claims: Claims, accessToken = ""): Promise<Claims> {
  if (claims.name && claims.email) return claims;
  try {
    const { userinfo_endpoint: endpoint } = await readMetadata();
    if (!endpoint) return claims;
    const response = await fetchProvider(endpoint, { headers: { authorization: `Bearer ${accessToken}` } });
    const userInfo = claimsSchema.parse(await response.json());
    if (userInfo.sub !== claims.sub) return claims;
    // The part that names the address says whether it is verified.
    const { email, email_verified } = claims.email ? claims : userInfo;
    return { ...userInfo, ...claims, email, email_verified };
  } catch (error) {
    log.warn({ err: error }, "the userinfo endpoint of the OpenID provider failed");
    return claims;
  }
}

/** Resolves if the provider returns its metadata. */
export async function checkProvider(): Promise<void> {
  await readMetadata();
}

/** Returns what the provider publishes about itself. */
export async function readMetadata() {
  const issuer = env().GOOGLE_ISSUER.replace(/\/$/, "");
  const response = await fetchProvider(`${issuer}/.well-known/openid-configuration`);
  return metadataSchema.parse(await response.json());
}

const metadataSchema = z.object({
  jwks_uri: z.url().optional(),
  userinfo_endpoint: z.url().optional(),
  claims_supported: z.array(z.string()).optional(),
  prompt_values_supported: z.array(z.string()).optional(),
});
const noMetadata: z.infer<typeof metadataSchema> = {};

const claimsSchema = z.object({
  sub: z.string(),
  name: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.string()]).optional(),
  picture: z.string().optional(),
});

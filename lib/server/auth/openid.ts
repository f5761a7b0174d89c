import "server-only";
import { z } from "zod";
import { env } from "@/lib/server/env";
import { log } from "@/lib/server/log";

const PROVIDER_MS = 5_000;
const GOOGLE = "https://accounts.google.com";

/** What an OpenID provider says of a person. */
export type Claims = { sub: string; name?: string; email?: string; picture?: string };

/** The provider gave no answer. */
export class ProviderUnreachable extends Error {
  override name = "ProviderUnreachable";
}

/** Asks the provider, with a time limit. Redirects are not followed: nobody else is asked, and no token sent on. */
export async function fetchProvider(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(input, { redirect: "error", ...init, signal: AbortSignal.timeout(PROVIDER_MS) });
  } catch (cause) {
    throw new ProviderUnreachable("The OpenID provider did not answer", { cause });
  }
}

/**
 * The `prompt` by which a person is asked which account they mean. Google knows `select_account` and does not publish its
 * list; of the others only those that list it are sure to know it, and a provider may refuse what it does not know.
 */
export async function accountPrompt(): Promise<string | undefined> {
  if (env().GOOGLE_ISSUER === GOOGLE) return "select_account";
  const { prompt_values_supported: known = ["login"] } = await readMetadata().catch(() => noMetadata);
  return ["select_account", "login"].find((prompt) => known.includes(prompt));
}

/**
 * The claims of an ID token with the name and email that it lacks: by the standard these are asked for at the userinfo
 * endpoint, and only some providers repeat them in the token. Without an answer the sign-in goes on as it is.
 */
export async function completeClaims(claims: Claims, accessToken = ""): Promise<Claims> {
  if (claims.name && claims.email) return claims;
  try {
    const { userinfo_endpoint: endpoint } = await readMetadata();
    if (!endpoint) return claims;
    const answer = await fetchProvider(endpoint, { headers: { authorization: `Bearer ${accessToken}` } });
    const told = claimsSchema.parse(await answer.json());
    return told.sub === claims.sub ? { ...told, ...claims } : claims;
  } catch (error) {
    log.warn({ err: error }, "the OpenID provider did not say who signs in");
    return claims;
  }
}

async function readMetadata() {
  const issuer = env().GOOGLE_ISSUER.replace(/\/$/, "");
  const answer = await fetchProvider(`${issuer}/.well-known/openid-configuration`);
  return metadataSchema.parse(await answer.json());
}

const metadataSchema = z.object({
  userinfo_endpoint: z.url().optional(),
  prompt_values_supported: z.array(z.string()).optional(),
});
const noMetadata: z.infer<typeof metadataSchema> = {};

const claimsSchema = z.object({
  sub: z.string(),
  name: z.string().optional(),
  email: z.string().optional(),
  picture: z.string().optional(),
});

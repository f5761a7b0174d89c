import { createHmac } from "node:crypto";
import {
  base64url,
  decodeJwt,
  decodeProtectedHeader,
  exportSPKI,
  generateKeyPair,
  importJWK,
  type JWK,
  SignJWT,
} from "jose";
import { v7 as newId } from "uuid";
import { beforeEach, expect, it } from "vitest";
import { requireSignedIdToken } from "@/lib/accounts/server/sign-in/id-token";
import { db } from "@/lib/server/db/client";
import { env } from "@/lib/server/env";
import { Visitor } from "../support/accounts/google";
import { client, replaceGoogle } from "../support/accounts/google-provider";

/** The text that is sent in place of the provider's ID token. */
let change: (idToken: string) => string | Promise<string>;
beforeEach(() => void (change = (idToken) => idToken));

const provider = await replaceGoogle({ dataHours: 2, changeIdToken: (idToken) => change(idToken) });
const anyone = () => ({ account: `${newId()}@people.example` });
const victim = "victim@people.example";

// Made before the sign-ins, which would time out meanwhile on a busy machine.
const { privateKey: otherKey } = await generateKeyPair("RS256");

/** Returns the token for the victim, signed with another key. */
const signedAgain = (idToken: string, header: { alg: string; kid?: string }) =>
  new SignJWT({ ...decodeJwt(idToken), sub: victim }).setProtectedHeader(header).sign(otherKey);

/** Returns a token in parts with another header and payload, and any signature. */
function forged(idToken: string, header: object, sign: (text: string) => string) {
  const payload = { ...decodeJwt(idToken), sub: victim };
  const text = [header, payload].map((part) => base64url.encode(JSON.stringify(part))).join(".");
  return `${text}.${sign(text)}`;
}

async function publishedKey() {
  const response = await fetch(`${provider.issuer}/jwks`);
  const { keys } = (await response.json()) as { keys: JWK[] };
  return (await importJWK(keys[0] ?? {}, "RS256")) as CryptoKey;
}

async function signIn() {
  const visitor = new Visitor();
  const location = await visitor.signIn(anyone());
  return { location, hasSession: visitor.cookies.has("pennant.session") };
}

it("a token that the provider signed opens a session", async () => {
  expect(await signIn()).toEqual({ location: "/home/projects", hasSession: true });
});

it("a token may be signed with the client secret, as OpenID Connect defines it, for this server only", async () => {
  const secret = "a client secret of 32 characters";
  Object.assign(env(), { GOOGLE_CLIENT_SECRET: secret });
  const token = (audience: string, key: string) =>
    new SignJWT({ sub: "1" })
      .setProtectedHeader({ alg: "HS256" })
      .setIssuer(provider.issuer)
      .setAudience(audience)
      .sign(new TextEncoder().encode(key));
  await requireSignedIdToken(await token(client.clientId, secret));
  for (const wrong of [token("another", secret), token(client.clientId, "another secret of 32 characters.")])
    await expect(requireSignedIdToken(await wrong)).rejects.toThrow();
  await expect(requireSignedIdToken(undefined)).rejects.toThrow();
});

const forgeries: Record<string, typeof change> = {
  "signed with a key of somebody else, under the name of the provider's": (idToken) =>
    signedAgain(idToken, { ...decodeProtectedHeader(idToken), alg: "RS256" }),
  "signed with a key that the provider does not publish": (idToken) =>
    signedAgain(idToken, { alg: "RS256", kid: "unknown" }),
  "with other claims under the provider's signature": (idToken) => {
    const [header, , signature] = idToken.split(".");
    const payload = base64url.encode(JSON.stringify({ ...decodeJwt(idToken), sub: victim }));
    return [header, payload, signature].join(".");
  },
  "with a damaged signature": (idToken) => `${idToken.slice(0, -8)}AAAAAAAA`,
  "without a signature": (idToken) => forged(idToken, { alg: "none" }, () => ""),
  "signed with the provider's public key as if it were a secret": async (idToken) => {
    const secret = await exportSPKI(await publishedKey());
    return forged(idToken, { alg: "HS256" }, (text) =>
      createHmac("sha256", secret).update(text).digest("base64url"),
    );
  },
};

it.each(Object.entries(forgeries))("a token %s opens nothing and stores nothing", async (_kind, forge) => {
  const before = await db.user.count();
  change = forge;
  expect(await signIn()).toEqual({ location: "/welcome?signin=unverified", hasSession: false });
  expect(await db.user.count()).toBe(before);
  expect(await db.account.count({ where: { providerAccountId: victim } })).toBe(0);
});

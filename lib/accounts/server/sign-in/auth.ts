import "server-only";
import { skipCSRFCheck } from "@auth/core";
import { NextRequest } from "next/server";
import NextAuth, { customFetch, type NextAuthConfig } from "next-auth";
import Google from "next-auth/providers/google";
import type { SignInError, SignInNotice } from "@/lib/accounts/sign-in/notice";
import { signInParameter } from "@/lib/accounts/sign-in/result";
import { paths } from "@/lib/shared/paths";
import { authAdapter, type SignInCall } from "./auth-adapter";
import { readCookie } from "@/lib/server/http/cookie";
import { env, isHttps } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import { requireRecentSignIn, requireSignedIdToken } from "./id-token";
import { accountPrompt, completeClaims, fetchProvider, proofParameters } from "./openid";
import { originOf } from "@/lib/server/http/origin";
import { recordProof } from "@/lib/accounts/server/session/proof";
import { closeSessionOf, sessionCookieName } from "@/lib/accounts/server/session/session";
import { signInErrorOf } from "./error";
import { clearedIntention, readIntention, setIntention, type SignInIntention } from "./intention";

/** Returns whether sign-in with Google is configured on this server. */
export function hasGoogle(): boolean {
  return Boolean(env().GOOGLE_CLIENT_ID);
}

/**
 * Redirects to the provider and sets the cookies that hold state, nonce and PKCE verifier. With an intention, the sign-in does
 * what the intention says for the session that asked. A new start replaces an earlier one, including its intention.
 */
export async function startGoogle(request: Request, intention?: SignInIntention): Promise<Response> {
  const address = new URL(`${originOf(request)}/api/auth/signin/google`);
  // A signed-in person chooses the account explicitly, even if the browser has only one.
  const asked = intention && (intention.purpose === "prove" ? proofParameters() : await accountParameters());
  for (const [name, value] of Object.entries(asked ?? {})) address.searchParams.set(name, value);
  const begin = new NextRequest(address, { method: "POST", headers: forwardedHeaders(request) });
  const { response, error } = await runAuth("POST", begin);
  const location = response.headers.get("location");
  if (error !== undefined || !location) return back(intention, signInErrorOf(error, request));
  const cookie = intention ? await setIntention(intention) : clearedIntention();
  return redirect(location, [...response.headers.getSetCookie(), cookie]);
}

async function accountParameters(): Promise<Record<string, string>> {
  const prompt = await accountPrompt();
  return prompt ? { prompt } : {};
}

/** Handles the provider's callback: opens the account's workspace or a new one, or does what the intention says. */
export async function finishGoogle(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const intention = await readIntention(request);
  if (intention && !readCookie(request, sessionCookieName()))
    return back(intention, intention.purpose === "keep" ? "ended" : "unverified");
  const callback = new NextRequest(`${originOf(request)}${pathname}${search}`, {
    headers: forwardedHeaders(request),
  });
  const { response, error } = await runAuth("GET", callback, intention);
  if (error !== undefined) return back(intention, signInErrorOf(error, request));
  const cookies = [...response.headers.getSetCookie(), clearedIntention()];
  if (!intention) {
    // The new session replaces the one that the browser had.
    await closeSessionOf(request);
    return redirect(paths.projects, cookies);
  }
  const { purpose } = intention;
  if (purpose === "prove") await recordProof(intention);
  // Only a kept demo has a new session.
  const isNew = (cookie: string) => purpose === "keep" || !cookie.startsWith(`${sessionCookieName()}=`);
  return redirect(`${paths.projects}?${signInParameter}=${done[purpose]}`, cookies.filter(isNew));
}

const done = { keep: "kept", add: "added", prove: "proved" } as const satisfies Record<
  SignInIntention["purpose"],
  SignInNotice
>;

/** Returns the redirect after a failed sign-in: to the workspace that asked for it, otherwise to the landing page. */
function back(intention: SignInIntention | undefined, reason: SignInError): Response {
  const isOurs = reason === "unreachable" || reason === "unavailable";
  if (reason !== "cancelled") log[isOurs ? "warn" : "info"]({ reason }, "a sign-in failed");
  const path = intention && reason !== "ended" ? paths.projects : paths.welcome;
  return redirect(`${path}?${signInParameter}=${reason}`, [clearedIntention()]);
}

function redirect(location: string, cookies: string[]): Response {
  const headers = new Headers({ location, "cache-control": "no-store" });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 302, headers });
}

type Call = SignInCall & { error?: unknown };

/** The context of each request: NextAuth reads its configuration per request and reports errors only to its logger. */
const calls = new WeakMap<Request, Call>();

async function runAuth(method: "GET" | "POST", request: NextRequest, intention?: SignInIntention) {
  const call: Call = { request, intention };
  calls.set(request, call);
  return { response: await handlers[method](request), error: call.error };
}

// The other results of NextAuth are not used: see docs/decisions/0149-use-of-next-auth.md.
export const { handlers } = NextAuth((request) => {
  const call = request && calls.get(request);
  if (!call) throw new Error("Sign-in must go through startGoogle or finishGoogle.");
  return config(call);
});

function config(call: Call): NextAuthConfig {
  return {
    basePath: "/api/auth",
    adapter: authAdapter(call),
    logger: { error: (thrown) => void (call.error = thrown), warn: () => {}, debug: () => {} },
    secret: env().AUTH_SECRET,
    trustHost: true,
    session: { strategy: "database" },
    providers: [googleProvider(call)],
    // Sign-in starts only in our own handlers, which check the caller themselves.
    skipCSRFCheck,
    useSecureCookies: isHttps(),
    cookies: {
      sessionToken: {
        name: sessionCookieName(),
        options: { httpOnly: true, sameSite: "lax", path: "/", secure: isHttps() },
      },
      ...signInCookies(),
    },
  };
}

/** The cookies of a sign-in in progress. The default names of Auth.js could be set by other hosts of the domain. */
function signInCookies(): NextAuthConfig["cookies"] {
  const named = (name: string) => ({ name: `${isHttps() ? "__Host-" : ""}authjs.${name}` });
  return {
    callbackUrl: named("callback-url"),
    nonce: named("nonce"),
    pkceCodeVerifier: named("pkce.code_verifier"),
    state: named("state"),
  };
}

function googleProvider(call: Call) {
  return Google({
    clientId: env().GOOGLE_CLIENT_ID,
    clientSecret: env().GOOGLE_CLIENT_SECRET,
    issuer: env().GOOGLE_ISSUER,
    checks: ["pkce", "state", "nonce"],
    profile: async (claims, { access_token: accessToken, id_token: idToken }) => {
      await requireSignedIdToken(idToken);
      // The browser could have changed what the provider was asked for.
      if (call.intention?.purpose === "prove") await requireRecentSignIn(claims.auth_time);
      const { sub, name, email, picture } = (call.claims = await completeClaims(claims, accessToken));
      return { id: sub, name, email, image: picture };
    },
    [customFetch]: fetchProvider,
  });
}

/** Returns the request headers that Auth.js and security events use. */
function forwardedHeaders({ headers }: Request): HeadersInit {
  const names = ["cookie", "user-agent", "x-forwarded-for"];
  return Object.fromEntries(names.map((name) => [name, headers.get(name) ?? ""]));
}

import "server-only";
import { skipCSRFCheck } from "@auth/core";
import { NextRequest } from "next/server";
import NextAuth, { customFetch, type NextAuthConfig } from "next-auth";
import Google from "next-auth/providers/google";
import type { SignInError } from "@/lib/auth/sign-in-notice";
import { paths, signInParameter } from "@/lib/paths";
import { authAdapter } from "./auth-adapter";
import { readCookie } from "@/lib/server/http/cookie";
import { env, isHttps } from "@/lib/server/env";
import { clearedIntention, type KeepIntention, readIntention, setIntention } from "./keep-intention";
import { log } from "@/lib/server/log";
import { accountPrompt, completeClaims, fetchProvider } from "./openid";
import { originOf } from "@/lib/server/http/origin";
import { closeSessionOf, sessionCookieName } from "./session";
import { signInErrorOf } from "./sign-in-error";

/** Whether sign-in with Google is set up on this server. */
export function hasGoogle(): boolean {
  return Boolean(env().GOOGLE_CLIENT_ID);
}

/**
 * Sends a person to the provider, with state, nonce and PKCE in cookies set on the way. With an intention, what the
 * provider answers will make that demo theirs; every beginning replaces the one before it, intention included.
 */
export async function startGoogle(request: Request, intention?: KeepIntention): Promise<Response> {
  const address = new URL(`${originOf(request)}/api/auth/signin/google`);
  // Who is about to give their work to an account is asked which one, even where the browser knows only one.
  const prompt = intention && (await accountPrompt());
  if (prompt) address.searchParams.set("prompt", prompt);
  const begin = new NextRequest(address, { method: "POST", headers: forwardedHeaders(request) });
  const { response, error } = await runAuth("POST", begin);
  const location = response.headers.get("location");
  if (error !== undefined || !location) return back(intention, signInErrorOf(error, request));
  const cookie = intention ? await setIntention(intention) : clearedIntention();
  return redirect(location, [...response.headers.getSetCookie(), cookie]);
}

/** Takes the provider's answer: opens the workspace of that account, a new one, or the demo that is to be kept. */
export async function finishGoogle(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const intention = await readIntention(request);
  if (intention && !readCookie(request, sessionCookieName())) return back(intention, "ended");
  const answer = new NextRequest(`${originOf(request)}${pathname}${search}`, {
    headers: forwardedHeaders(request),
  });
  const { response, error } = await runAuth("GET", answer, intention);
  if (error !== undefined) return back(intention, signInErrorOf(error, request));
  // Whoever signs in over a session leaves it.
  if (!intention) await closeSessionOf(request);
  const target = intention ? `${paths.projects}?${signInParameter}=kept` : paths.projects;
  return redirect(target, [...response.headers.getSetCookie(), clearedIntention()]);
}

/** Where nothing came of it: a demo goes on in its workspace, everyone else is on the landing page. */
function back(intention: KeepIntention | undefined, reason: SignInError): Response {
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

type Call = { request: Request; intention?: KeepIntention; error?: unknown };

/** What each request is about: NextAuth asks for its configuration request by request, and says what failed to its logger alone. */
const calls = new WeakMap<Request, Call>();

async function runAuth(method: "GET" | "POST", request: NextRequest, intention?: KeepIntention) {
  const call: Call = { request, intention };
  calls.set(request, call);
  return { response: await handlers[method](request), error: call.error };
}

// What else NextAuth returns stays unused: see docs/decisions/0149-use-of-next-auth.md.
const { handlers } = NextAuth((request) => {
  const call = request && calls.get(request);
  if (!call) throw new Error("A sign-in runs by startGoogle and finishGoogle.");
  return config(call);
});

function config(call: Call): NextAuthConfig {
  return {
    basePath: "/api/auth",
    adapter: authAdapter(call.request, call.intention),
    logger: { error: (thrown) => void (call.error = thrown), warn: () => {}, debug: () => {} },
    secret: env().AUTH_SECRET,
    trustHost: true,
    session: { strategy: "database" },
    providers: [googleProvider()],
    // A sign-in only begins in handlers of ours, which look at the caller themselves.
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

/** What a sign-in keeps in the browser meanwhile. Auth.js's own names let other hosts of the domain write it. */
function signInCookies(): NextAuthConfig["cookies"] {
  const named = (name: string) => ({ name: `${isHttps() ? "__Host-" : ""}authjs.${name}` });
  return {
    callbackUrl: named("callback-url"),
    nonce: named("nonce"),
    pkceCodeVerifier: named("pkce.code_verifier"),
    state: named("state"),
  };
}

function googleProvider() {
  return Google({
    clientId: env().GOOGLE_CLIENT_ID,
    clientSecret: env().GOOGLE_CLIENT_SECRET,
    issuer: env().GOOGLE_ISSUER,
    checks: ["pkce", "state", "nonce"],
    profile: async (told, { access_token: accessToken }) => {
      const { sub, name, email, picture } = await completeClaims(told, accessToken);
      return { id: sub, name, email, image: picture };
    },
    [customFetch]: fetchProvider,
  });
}

/** What Auth.js needs of the browser's request, and what security events say of it. */
function forwardedHeaders({ headers }: Request): HeadersInit {
  const names = ["cookie", "user-agent", "x-forwarded-for"];
  return Object.fromEntries(names.map((name) => [name, headers.get(name) ?? ""]));
}

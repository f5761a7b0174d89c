import { z } from "zod";
import { accessTokenSchema, signInAddressSchema } from "@/lib/accounts/schema";
import { describeNoun } from "@/lib/api/call";

const success = z.strictObject({ success: z.literal(true) });

/** The calls for signing in and out, which have no rows of their own. */
export const signInCalls = describeNoun({
  title: "Sign-in",
  about:
    "A session is an httpOnly cookie; it is exchanged for an access token that is valid for at most 15 minutes and is sent as a bearer token with every data call. A token ends with its session.",
  shapes: {
    Success: success,
    AccessToken: accessTokenSchema,
    SignInAddress: signInAddressSchema,
    OpenSession: z.strictObject({
      session: z
        .strictObject({ displayName: z.string(), isDemo: z.boolean(), startedAt: z.iso.datetime() })
        .nullable(),
    }),
  },
  calls: [
    {
      method: "GET",
      path: "demo",
      summary: "Start a full demo",
      description:
        "Creates a workspace for two hours and signs in. Start here and keep `data.accessToken`. The header `time-zone` sets the user's time zone. A browser's open session is replaced only by a script of the same origin, or with that header: 403 otherwise.",
      caller: "anyone",
      limit: "demo",
      answer: "AccessToken",
      example: {},
    },
    {
      method: "GET",
      path: "demo/blank",
      summary: "Start a blank demo",
      caller: "anyone",
      limit: "demo",
      answer: "AccessToken",
      example: {},
    },
    {
      method: "POST",
      path: "demo/reset",
      summary: "Reset the demo",
      description: "Replaces everything with a fresh copy of the demo. The expiry stays unchanged.",
      limit: "reset",
      answer: "Success",
    },
    {
      method: "GET",
      path: "auth/check",
      summary: "Check whether the token is valid",
      answer: "Success",
      example: {},
    },
    {
      method: "GET",
      path: "auth/refresh",
      summary: "Get a new access token",
      caller: "session cookie",
      answer: "AccessToken",
    },
    {
      method: "GET",
      path: "auth/session",
      summary: "Check whether this browser has a session",
      description: "`session` is null if there is no active session.",
      caller: "anyone",
      answer: "OpenSession",
      example: {},
    },
    {
      method: "GET",
      path: "auth/logout",
      summary: "End the session",
      description:
        "Ends the session of the bearer token and that of the cookie. Removes the cookie in any case, also with 401 and 503.",
      answer: "Success",
    },
    {
      method: "GET",
      path: "auth/google",
      summary: "Sign in with Google",
      description: "Redirects to the provider; 404 if none is configured.",
      caller: "anyone",
      limit: "sign-in",
      status: 302,
    },
    {
      method: "GET",
      path: "auth/callback/google",
      summary: "Callback of the provider",
      caller: "anyone",
      status: 302,
    },
    {
      method: "POST",
      path: "auth/keep",
      summary: "Keep this workspace",
      description:
        "For a demo: returns the URL of a sign-in that makes the demo the workspace of that account. 404 if no provider is configured, or the workspace already belongs to an account.",
      answer: "SignInAddress",
    },
  ],
});

/** The calls for operators of Pennant. */
export const serverCalls = describeNoun({
  title: "Server",
  about: "For operators of Pennant.",
  shapes: {
    Live: z.strictObject({ status: z.literal("ok") }),
    Ready: z.strictObject({ status: z.literal("ready"), warnings: z.array(z.string()) }),
    Swept: z.strictObject({ tenants: z.int(), uploads: z.int(), objects: z.int() }),
    Settings: z.object({
      google: z.boolean(),
      signIn: z.object({
        passkey: z.boolean(),
        passphrase: z.boolean(),
        provider: z.string().nullable(),
        mail: z.boolean(),
      }),
      signUp: z.enum(["first", "open", "closed"]),
      providerSignUp: z.boolean(),
      demos: z.boolean(),
      googleDataHours: z.number(),
      sourceUrl: z.string().nullable(),
      portfolioUrl: z.string().nullable(),
    }),
  },
  calls: [
    {
      method: "GET",
      path: "health",
      summary: "Check that the process is alive",
      caller: "anyone",
      answer: "Live",
      example: {},
    },
    {
      method: "GET",
      path: "ready",
      summary: "Check that database and file store are available",
      caller: "anyone",
      answer: "Ready",
      example: {},
    },
    {
      method: "GET",
      path: "settings",
      summary: "Get the settings of the landing page",
      caller: "anyone",
      answer: "Settings",
    },
    {
      method: "GET",
      path: "link-preview",
      summary: "Get the tags of a link preview",
      description: "Programs that show previews of links get this document instead of any page.",
      caller: "anyone",
      media: "text/html",
      example: {},
    },
    {
      method: "GET",
      path: "cron/sweep",
      summary: "Delete expired data",
      caller: "scheduler",
      answer: "Swept",
    },
    {
      method: "POST",
      path: "cron/sweep",
      summary: "Delete expired data",
      caller: "scheduler",
      answer: "Swept",
    },
    {
      method: "GET",
      path: "metrics",
      summary: "Metrics of this process, for Prometheus",
      caller: "monitor",
      media: "text/plain",
    },
    {
      method: "GET",
      path: "openapi.json",
      summary: "This reference as OpenAPI 3.1",
      caller: "anyone",
      media: "application/json",
      example: {},
    },
  ],
});

import { z } from "zod";
import { describeNoun } from "@/lib/api-call";

const success = z.strictObject({ success: z.literal(true) });
const token = z.strictObject({
  success: z.literal(true),
  data: z.strictObject({ accessToken: z.string() }),
});

/** Signing in and out: the doors that have no rows of their own. */
export const sessionCalls = describeNoun({
  title: "Session",
  about:
    "A session is an httpOnly cookie; it is exchanged for an access token that lives 15 minutes at most and goes along as a bearer token with every data call. A token dies with its session.",
  shapes: {
    Success: success,
    AccessToken: token,
    SignInAddress: z.strictObject({ url: z.string() }),
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
        "Makes a workspace for two hours and signs in: begin here, and keep `data.accessToken`. The header `time-zone` says where its days begin.",
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
      description: "Everything is replaced by a fresh copy of the demo; the two hours run on.",
      limit: "reset",
      answer: "Success",
    },
    {
      method: "GET",
      path: "auth/check",
      summary: "Whether the token still holds",
      answer: "Success",
      example: {},
    },
    {
      method: "GET",
      path: "auth/refresh",
      summary: "A fresh access token",
      caller: "session cookie",
      answer: "AccessToken",
    },
    {
      method: "GET",
      path: "auth/session",
      summary: "Whether this browser has a session",
      description: "`session` is null where there is none that lives.",
      caller: "anyone",
      answer: "OpenSession",
      example: {},
    },
    { method: "GET", path: "auth/logout", summary: "End the session", answer: "Success" },
    {
      method: "GET",
      path: "auth/google",
      summary: "Sign in with Google",
      description: "Redirects to the provider; 404 where none is set up.",
      caller: "anyone",
      limit: "sign-in",
      status: 302,
    },
    {
      method: "GET",
      path: "auth/callback/google",
      summary: "Where the provider comes back to",
      caller: "anyone",
      status: 302,
    },
    {
      method: "POST",
      path: "auth/keep",
      summary: "Keep this workspace",
      description:
        "For a demo: answers where to send its browser, for a sign-in that makes the demo the workspace of that account. 404 where no provider is set up, or the workspace is somebody's already.",
      answer: "SignInAddress",
    },
  ],
});

/** For whoever runs Pennant. */
export const serverCalls = describeNoun({
  title: "Server",
  about: "For whoever runs Pennant.",
  shapes: {
    Live: z.strictObject({ status: z.literal("ok") }),
    Ready: z.strictObject({ status: z.literal("ready"), warnings: z.array(z.string()) }),
    Swept: z.strictObject({ tenants: z.int(), uploads: z.int(), objects: z.int() }),
    Settings: z.object({
      google: z.boolean(),
      googleDataHours: z.number(),
      sourceUrl: z.string(),
      portfolioUrl: z.string(),
    }),
  },
  calls: [
    {
      method: "GET",
      path: "health",
      summary: "The process lives",
      caller: "anyone",
      answer: "Live",
      example: {},
    },
    {
      method: "GET",
      path: "ready",
      summary: "Database and file store are reached",
      caller: "anyone",
      answer: "Ready",
      example: {},
    },
    {
      method: "GET",
      path: "settings",
      summary: "What the landing page has to know",
      caller: "anyone",
      answer: "Settings",
    },
    {
      method: "GET",
      path: "cron/sweep",
      summary: "Remove what is over",
      caller: "scheduler",
      answer: "Swept",
    },
    {
      method: "POST",
      path: "cron/sweep",
      summary: "Remove what is over",
      caller: "scheduler",
      answer: "Swept",
    },
    {
      method: "GET",
      path: "metrics",
      summary: "What this process has seen, for Prometheus",
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

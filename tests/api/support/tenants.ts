import { expect } from "vitest";
import { ask, type Caller } from "./call";

export type Tenant = Caller & { userId: string; cookie: string };

/** Creates a tenant by starting a demo: blank, or with the full content. */
export async function newTenant(kind: "blank" | "full" = "blank", timeZone = "UTC"): Promise<Tenant> {
  const path = kind === "blank" ? "demo/blank" : "demo";
  const answer = await ask<{ data: { accessToken: string } }>(null, "GET", path, undefined, {
    "time-zone": timeZone,
  });
  expect(answer.status).toBe(200);
  const token = answer.body.data.accessToken;
  return { token, userId: userIdOf(token), cookie: sessionCookieOf(answer) };
}

/** Returns a tenant with a new access token: each works for 15 minutes. */
export async function renewTenant(tenant: Tenant): Promise<Tenant> {
  const cookie = { cookie: tenant.cookie };
  const answer = await ask<{ data: { accessToken: string } }>(null, "GET", "auth/refresh", undefined, cookie);
  expect(answer.status).toBe(200);
  return {
    ...tenant,
    token: answer.body.data.accessToken,
    cookie: sessionCookieOf(answer) || tenant.cookie,
  };
}

/** Returns the user of an access token. */
export function userIdOf(token: string): string {
  const payload = Buffer.from(token.split(".")[1] ?? "", "base64url").toString();
  return (JSON.parse(payload) as { sub: string }).sub;
}

/** Returns the session cookie that a response sets, as a browser sends it. */
export function sessionCookieOf({ headers }: { headers: Headers }): string {
  return headers.get("set-cookie")?.split(";")[0] ?? "";
}

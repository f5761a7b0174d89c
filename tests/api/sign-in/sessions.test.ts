import { v7 as newId } from "uuid";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { db } from "@/lib/server/db/client";
import { sessionSchema } from "@/lib/accounts/sessions/schema";
import { ask, call, type Caller } from "../support/call";
import { Visitor } from "../support/accounts/google";
import { replaceGoogle } from "../support/accounts/google-provider";
import { newTenant, type Tenant } from "../support/tenants";

const DAY_MS = 86_400_000;
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";

await replaceGoogle({ dataHours: 0 });

async function sessionsOf(caller: Caller) {
  const answer = await ask(caller, "GET", "sessions");
  expect(answer.status).toBe(200);
  return z.array(sessionSchema).parse(answer.body);
}

/** Signs in from `count` browsers with one account; returns their callers. */
async function browsers(count: number) {
  const account = `${newId()}@people.example`;
  const visitors = Array.from({ length: count }, () => new Visitor());
  const callers: { visitor: Visitor; token: string }[] = [];
  for (const visitor of visitors) {
    await visitor.signIn({ account });
    callers.push({ visitor, ...(await visitor.token()) });
  }
  return callers;
}

describe("the list of sessions", () => {
  it("has every browser of the account with its device and address, the current one first", async () => {
    const started = await ask<{ data: { accessToken: string } }>(null, "GET", "demo/blank", undefined, {
      "user-agent": firefox,
      "x-forwarded-for": "203.0.113.7",
    });
    expect(await sessionsOf({ token: started.body.data.accessToken })).toMatchObject([
      { device: "Firefox on Linux", address: "203.0.113.7", isCurrent: true },
    ]);
    const [first, second] = await browsers(2);
    const [current, other] = await sessionsOf(first!);
    expect([current?.isCurrent, other?.isCurrent]).toEqual([true, false]);
    expect((await sessionsOf(second!)).map(({ id }) => id)).toEqual([other?.id, current?.id]);
  });

  it("omits expired sessions", async () => {
    const tenant = await newTenant();
    const data = { userId: tenant.userId, sessionToken: newId(), expires: new Date(Date.now() - 1) };
    await db.session.create({ data });
    expect(await sessionsOf(tenant)).toHaveLength(1);
  });
});

describe("a session ended elsewhere", () => {
  it("is rejected from the next call on, also by its cookie, and is recorded", async () => {
    const [owner, other, third] = await browsers(3);
    const [, ...others] = await sessionsOf(owner!);
    const ended = others.find(({ id }) => id === sessionOf(other!.token));
    expect((await ask(owner!, "DELETE", `sessions/${ended?.id}`)).status).toBe(204);
    expect((await ask(other!, "GET", "users")).status).toBe(401);
    expect((await other!.visitor.ask("GET", "auth/refresh")).status).toBe(401);
    expect((await ask(third!, "GET", "users")).status).toBe(200);
    expect((await ask(owner!, "DELETE", `sessions/${ended?.id}`)).status).toBe(404);
    const events = await ask(owner!, "POST", "security-events/search", { take: 1 });
    expect(events.body).toMatchObject({ items: [{ kind: "session-ended" }] });
  });

  it("may be all others at once", async () => {
    const [owner, ...others] = await browsers(3);
    expect(await ask(owner!, "DELETE", "sessions")).toMatchObject({ status: 200, body: { count: 2 } });
    for (const other of others) expect((await ask(other, "GET", "users")).status).toBe(401);
    expect(await sessionsOf(owner!)).toMatchObject([{ isCurrent: true }]);
    expect(await ask(owner!, "DELETE", "sessions")).toMatchObject({ status: 200, body: { count: 0 } });
  });
});

describe("a session that is used", () => {
  const refresh = (cookie: string) =>
    call(null, "GET", "auth/refresh", undefined, { cookie, "user-agent": firefox });
  const set = (
    tenant: Tenant,
    data: { expires?: Date; lastSeenAt?: Date; createdAt?: Date; rotatedAt?: Date },
  ) => db.session.updateMany({ where: { userId: tenant.userId }, data });
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

  it("records the browser and time of its last use, at most every five minutes", async () => {
    const tenant = await newTenant();
    const [before] = await sessionsOf(tenant);
    await refresh(tenant.cookie);
    expect(await sessionsOf(tenant)).toEqual([before]);
    await set(tenant, { lastSeenAt: new Date(Date.now() - 6 * 60_000) });
    await refresh(tenant.cookie);
    const [after] = await sessionsOf(tenant);
    expect(after?.device).toBe("Firefox on Linux");
    expect(Date.parse(after?.lastSeenAt ?? "")).toBeGreaterThanOrEqual(Date.parse(before?.lastSeenAt ?? ""));
  });

  it("ends 30 days after its last use, a year after the sign-in and with its workspace at the latest", async () => {
    const tenant = await newTenant();
    const endAfterRefresh = async () => {
      const rotatedAt = new Date(Date.now() - 11 * 60_000);
      await set(tenant, { rotatedAt });
      const next = (await refresh(tenant.cookie)).headers.get("set-cookie");
      tenant.cookie = next?.split(";")[0] ?? "";
      return (await db.session.findFirstOrThrow({ where: { userId: tenant.userId } })).expires.getTime();
    };
    await db.user.update({ where: { id: tenant.userId }, data: { expiresAt: null } });
    await set(tenant, { expires: inDays(1) });
    expect(await endAfterRefresh()).toBeGreaterThan(inDays(29.9).getTime());

    await db.user.update({ where: { id: tenant.userId }, data: { expiresAt: inDays(1) } });
    expect(await endAfterRefresh()).toBeLessThan(inDays(1.1).getTime());

    await db.user.update({ where: { id: tenant.userId }, data: { expiresAt: null } });
    await set(tenant, { createdAt: inDays(-364) });
    expect(await endAfterRefresh()).toBeLessThan(inDays(1.1).getTime());
  });
});

function sessionOf(token: string): string {
  const payload = Buffer.from(token.split(".")[1] ?? "", "base64url").toString();
  return (JSON.parse(payload) as { sid: string }).sid;
}

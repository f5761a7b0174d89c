import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { listSchema } from "@/lib/api/list";
import { securityEventSchema } from "@/lib/security-events/schema";
import { db } from "@/lib/server/db/client";
import { log } from "@/lib/server/log";
import { exportArchive, importArchive, zipFiles } from "../support/archive/archive";
import { ask, call, type Caller } from "../support/call";
import { Visitor } from "../support/accounts/google";
import { replaceGoogle } from "../support/accounts/google-provider";
import { newTenant } from "../support/tenants";

const scheduler = { token: process.env.CRON_SECRET ?? "" };
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
const logged = vi.spyOn(log, "info").mockImplementation(() => undefined);

async function eventsOf(caller: Caller) {
  const answer = await ask(caller, "POST", "security-events/search", {});
  expect(answer.status).toBe(200);
  return listSchema(securityEventSchema).parse(answer.body).items;
}

const kindsOf = async (caller: Caller) => (await eventsOf(caller)).map(({ kind }) => kind);

beforeEach(() => logged.mockClear());

describe("security events", () => {
  it("list what happened in a demo and from where, the newest first", async () => {
    const started = await ask<{ data: { accessToken: string } }>(null, "GET", "demo/blank", undefined, {
      "user-agent": firefox,
      "x-forwarded-for": "203.0.113.7",
    });
    const tenant = { token: started.body.data.accessToken };
    expect(await eventsOf(tenant)).toMatchObject([
      { kind: "demo-started", device: "Firefox on Linux", address: "203.0.113.7" },
    ]);
    const archive = await zipFiles(await exportArchive(tenant));
    expect((await ask(tenant, "POST", "demo/reset")).status).toBe(200);
    expect((await importArchive(tenant, archive)).status).toBe(200);
    expect(await kindsOf(tenant)).toEqual(["imported", "demo-reset", "exported", "demo-started"]);
    const first = await ask(tenant, "POST", "security-events/search", { take: 1 });
    expect(first.body).toMatchObject({ total: 4, unfilteredTotal: 4, items: [{ kind: "imported" }] });
  });

  it("are logged when they are recorded, without personal data", async () => {
    const tenant = await newTenant();
    await call(tenant, "HEAD" as "GET", "export").catch(() => undefined);
    await exportArchive(tenant);
    await ask(tenant, "DELETE", "users");
    expect(logged.mock.calls).toEqual(
      ["demo-started", "exported", "account-deleted"].map((event) => [{ event }, "security event"]),
    );
    expect(await db.securityEvent.count({ where: { userId: tenant.userId } })).toBe(0);
  });

  it("are not exported, and are kept for 90 days", async () => {
    const tenant = await newTenant();
    const archive = [...(await exportArchive(tenant)).values()].map(String).join();
    expect(archive).not.toContain("demo-started");
    const at = (days: number) => new Date(Date.now() - days * 86_400_000);
    const row = { userId: tenant.userId, kind: "signed-in" };
    await db.securityEvent.createMany({
      data: [
        { ...row, id: newId(), createdAt: at(91) },
        { ...row, id: newId(), createdAt: at(89) },
      ],
    });
    expect((await ask(scheduler, "POST", "cron/sweep")).status).toBe(200);
    expect(await kindsOf(tenant)).toEqual(["exported", "demo-started", "signed-in"]);
  });

  it("do not record a rejected action", async () => {
    const tenant = await newTenant();
    const archive = await zipFiles(await exportArchive(tenant));
    await ask(tenant, "POST", "clients", { name: "In the way" });
    expect((await importArchive(tenant, archive)).status).toBe(409);
    expect(await kindsOf(tenant)).toEqual(["exported", "demo-started"]);
  });
});

describe("signing in and out", async () => {
  await replaceGoogle({ dataHours: 0 });

  it("is recorded for a new account, and when another sign-in ends the session", async () => {
    const visitor = new Visitor();
    const person = { account: `${newId()}@people.example` };
    await visitor.signIn(person);
    await visitor.signIn(person);
    const again = await visitor.token();
    await call(again, "GET", "auth/logout");
    await visitor.signIn(person);
    expect((await kindsOf(await visitor.token())).sort()).toEqual(
      ["account-created", "signed-in", "signed-in", "signed-in", "signed-out", "signed-out"].sort(),
    );
  });

  it("is recorded when it keeps a demo", async () => {
    const demo = await newTenant();
    const visitor = new Visitor(demo.cookie);
    const { url } = (await (await visitor.ask("POST", "auth/keep", demo)).json()) as { url: string };
    await visitor.comeBack(url, { account: `${newId()}@people.example` });
    expect(await kindsOf(await visitor.token())).toEqual(["workspace-kept", "demo-started"]);
  });
});

import { describe, expect, it } from "vitest";
import { db } from "@/lib/server/db/client";
import { repetitions } from "../../setup/property-cases";
import { ask, call } from "../support/call";
import { lockWaits } from "../support/lock-waits";
import { newTenant, type Tenant } from "../support/tenants";

const HOUR_MS = 60 * 60 * 1000;

/** Counts the tenant's rows by table. */
async function countRows({ userId }: Tenant) {
  const where = { userId };
  return {
    clients: await db.client.count({ where }),
    projects: await db.project.count({ where }),
    tasks: await db.task.count({ where }),
    events: await db.event.count({ where }),
    files: await db.file.count({ where }),
    clientContacts: await db.clientContact.count({ where }),
    partnerContacts: await db.partnerContact.count({ where }),
    salesDocuments: await db.salesDocument.count({ where }),
    salesDocumentItems: await db.salesDocumentItem.count({ where }),
    receivedPayments: await db.receivedPayment.count({ where }),
    documentSeries: await db.documentSeries.count({ where }),
  };
}

const full = {
  clients: 8,
  projects: 22,
  tasks: 140,
  events: 200,
  files: 300,
  clientContacts: 16,
  partnerContacts: 40,
  salesDocuments: 31,
  salesDocumentItems: 54,
  receivedPayments: 17,
  documentSeries: 4,
};
const empty = Object.fromEntries(Object.keys(full).map((table) => [table, 0]));

describe("a demo", () => {
  it("is a separate workspace that ends after two hours", async () => {
    const before = Date.now();
    const tenant = await newTenant("full", "America/St_Johns");
    expect(await countRows(tenant)).toEqual(full);
    const { body: user } = await ask(tenant, "GET", "users");
    expect(user).toMatchObject({ kind: "demo", timeZone: "America/St_Johns", currency: "USD" });
    expect(Date.parse(user.expiresAt as string) - before).toBeGreaterThanOrEqual(2 * HOUR_MS);
    expect(Date.parse(user.expiresAt as string) - before).toBeLessThan(2 * HOUR_MS + 30_000);
    const other = await newTenant("full");
    expect(await countRows(other)).toEqual(full);
    expect((await ask(other, "GET", "users")).body.id).not.toBe(user.id);
  });

  it("is empty for a new user when it is the blank one", async () => {
    const tenant = await newTenant("blank");
    expect(await countRows(tenant)).toEqual(empty);
    expect((await ask(tenant, "GET", "users")).body).toMatchObject({
      kind: "blank",
      displayName: "New User",
    });
  });

  it("uses UTC for an unknown time zone", async () => {
    const tenant = await newTenant("blank", "Moon/Crater");
    expect((await ask(tenant, "GET", "users")).body.timeZone).toBe("UTC");
  });

  it.each(["full", "blank"] as const)("is reset to its initial content: %s", async (kind) => {
    const tenant = await newTenant(kind);
    const { body: before } = await ask(tenant, "GET", "users");
    await ask(tenant, "POST", "clients", { name: "One of my own", themeColor: "mint" });
    await ask(tenant, "PATCH", "users", { displayName: "Somebody else" });
    const others = await newTenant("full");
    expect(await ask(tenant, "POST", "demo/reset")).toMatchObject({ status: 200, body: { success: true } });
    expect(await countRows(tenant)).toEqual(kind === "full" ? full : empty);
    expect(await countRows(others)).toEqual(full);
    const { body: after } = await ask(tenant, "GET", "users");
    expect(after).toMatchObject({
      displayName: before.displayName,
      expiresAt: before.expiresAt,
      id: before.id,
    });
    const { body: clients } = await ask(tenant, "POST", "clients/search", { name: "One of my own" });
    expect(clients.total).toBe(0);
  });

  it("cannot be reset when the workspace is not a demo", async () => {
    const tenant = await newTenant("full");
    await db.user.update({ where: { id: tenant.userId }, data: { kind: "google" } });
    expect((await ask(tenant, "POST", "demo/reset")).status).toBe(404);
    expect(await countRows(tenant)).toEqual(full);
  });

  it("is not reset when it is kept by a sign-in at the same time", async () => {
    const tenant = await newTenant("full");
    const [reset] = await db.$transaction(async (transaction) => {
      await transaction.user.update({ where: { id: tenant.userId }, data: { kind: "google" } });
      const answer = ask(tenant, "POST", "demo/reset");
      await expect.poll(lockWaits).toHaveLength(1);
      return [answer];
    });
    expect((await reset).status).toBe(404);
    expect(await countRows(tenant)).toEqual(full);
  });

  it("returns rows of the full shape in every list", async () => {
    const tenant = await newTenant("full");
    const { body } = await ask(tenant, "POST", "projects/search", { projectStatus: "active" });
    expect(body).toMatchObject({ total: 15, unfilteredTotal: 22 });
    expect(body.items.filter((project) => (project.tasks as unknown[]).length === 1).length).toBeGreaterThan(
      10,
    );
  });
});

it("either starts or is rejected with Retry-After when many start at the same time", async () => {
  const answers = await Promise.all(
    Array.from({ length: repetitions(20, 40) }, () => call(null, "GET", "demo")),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  for (const { status, headers } of refused)
    expect([status, Number(headers.get("retry-after"))]).toEqual([503, 5]);
  // On a busy machine fewer of them complete within eight seconds.
  expect(answers.length - refused.length).toBeGreaterThan(10);
});

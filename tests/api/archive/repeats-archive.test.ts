import { expect, it, vi } from "vitest";
import { db } from "@/lib/server/db/client";
import * as makeRows from "@/lib/repeats/server/make-rows";
import { log } from "@/lib/server/log";
import { sweep } from "@/lib/sweep/server/sweep";
import { exportArchive, importArchive, zipFiles } from "../support/archive/archive";
import { ask } from "../support/call";
import { change, datesOf, inDays, newRepeating, rowsOf, rulesOf } from "../support/repeats";
import { newTenant, type Tenant } from "../support/tenants";
import { addProject, remove } from "../support/trash";

it("rules are exported and imported with their rows, and go on", async () => {
  const first = await newTenant("blank", "America/Sao_Paulo");
  const { project } = await addProject(first);
  await newRepeating(first, "events", { every: "month", monthBy: "lastWeekday" }, { projectId: project.id });
  const due = { dueAt: "2038-03-01T11:00:00Z", isWithTime: true };
  const task = await newRepeating(first, "tasks", { every: "week", weekdays: [1, 4], count: 9 }, due);
  const [event] = await rowsOf(first, "events");
  await remove(first, `events/${event?.id}`);
  const before = await exportArchive(first);
  expect(before.get("pennant.json")?.toString()).toMatch(/"repeats": 2,/);

  const second = await newTenant();
  const imported = await importArchive(second, await zipFiles(before));
  expect(imported, imported.body.detail).toMatchObject({ status: 200, body: { repeats: 2, tasks: 2 } });
  const after = await exportArchive(second);
  for (const table of ["repeats", "tasks", "events"])
    expect(after.get(`json/${table}.json`)?.toString()).toBe(before.get(`json/${table}.json`)?.toString());

  const events = await rowsOf(second, "events");
  await sweep();
  expect(await rowsOf(second, "events")).toEqual(events);
  await change(second, `tasks/${task.id}`, { status: "completed" });
  expect((await datesOf(second, "tasks")).slice(1)).toEqual(["2038-03-01", "2038-03-04"]);
});

it("an archive without rules is imported, and a rule that is none is refused", async () => {
  const first = await newTenant();
  await newRepeating(first, "tasks", { every: "day" });
  const files = await exportArchive(first);
  const second = await newTenant();
  const rules = files.get("json/repeats.json")?.toString() ?? "";
  for (const [part, broken] of [
    ['"interval":1', '"interval":0'],
    ['"timeZone":"UTC"', '"timeZone":"Nowhere"'],
    ['"kind":"task"', '"kind":"file"'],
    // Its days could not be counted, and the sweep of everyone would fail.
    [/"anchor":"\d{4}/.exec(rules)?.[0] ?? "no anchor", '"anchor":"0500'],
  ] as const) {
    expect(rules).toContain(part);
    files.set("json/repeats.json", Buffer.from(rules.replace(part, broken)));
    expect((await importArchive(second, await zipFiles(files))).status).toBe(422);
  }
  files.delete("json/repeats.json");
  expect((await importArchive(second, await zipFiles(files))).status).toBe(200);
  expect([await rulesOf(second), (await rowsOf(second, "tasks")).length]).toEqual([[], 1]);
});

it("a reset of a demo removes its rules, and the sweep makes nothing of an ended one", async () => {
  const tenant = await newTenant();
  await newRepeating(tenant, "events", { every: "day", count: 2 }, { dueAt: inDays(2) });
  const where = { userId: tenant.userId };
  await db.repeat.updateMany({ where, data: { extendAt: new Date(0) } });
  await sweep();
  expect(await rulesOf(tenant)).toMatchObject([{ extendAt: null }]);
  expect((await ask(tenant, "POST", "demo/reset")).status).toBe(200);
  expect([await rulesOf(tenant), await rowsOf(tenant, "events")]).toEqual([[], []]);
});

it("a rule that cannot be continued stops neither the sweep nor the deletion of its workspace", async () => {
  const tenant = await newTenant();
  await newRepeating(tenant, "events", { every: "day" }, { dueAt: inDays(2) });
  const where = { userId: tenant.userId };
  await db.repeat.updateMany({ where, data: { extendAt: new Date(0), timeZone: "Nowhere" } });
  const warned = vi.spyOn(log, "warn").mockImplementation(() => {});
  await sweep();
  expect(warned).toHaveBeenCalledWith(expect.anything(), "a repeating event cannot be continued");
  warned.mockRestore();
  expect(await rulesOf(tenant)).toMatchObject([{ extendAt: null }]);
});

it("a rule whose rows the database refuses stops no other, and is tried again later", async () => {
  const [broken, other] = [await newTenant(), await newTenant()];
  for (const tenant of [broken, other]) {
    await newRepeating(tenant, "events", { every: "day" }, { dueAt: inDays(2) });
    const extendAt = new Date(tenant === broken ? 0 : 1_000);
    await db.repeat.updateMany({ where: { userId: tenant.userId }, data: { extendAt } });
  }
  const { makeEvents } = makeRows;
  const failing = vi
    .spyOn(makeRows, "makeEvents")
    .mockImplementation(async (transaction, repeat, options) => {
      if (repeat.userId === broken.userId) await transaction.$executeRaw`SELECT 1 / 0`;
      return makeEvents(transaction, repeat, options);
    });
  const warned = vi.spyOn(log, "warn").mockImplementation(() => {});
  await sweep();
  expect(warned).toHaveBeenCalledWith(expect.anything(), "a repeating event cannot be continued");
  failing.mockRestore();
  warned.mockRestore();
  const dueOf = async ({ userId }: Tenant) =>
    Number((await db.repeat.findFirstOrThrow({ where: { userId } })).extendAt) - Date.now();
  expect(await dueOf(other)).toBeGreaterThan(0);
  expect(await dueOf(broken)).toBeGreaterThan(50 * 60_000);
  expect(await dueOf(broken)).toBeLessThanOrEqual(60 * 60_000);
});

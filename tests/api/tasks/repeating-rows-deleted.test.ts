import { describe, expect, it } from "vitest";
import { addDays } from "@/lib/shared/dates/calendar-date";
import { db } from "@/lib/server/db/client";
import { ask, call } from "../support/call";
import { change, datesOf, dueOf, inDays, newRepeating, rowsOf, rulesOf } from "../support/repeats";
import { newTenant, type Tenant } from "../support/tenants";
import { remove, restore, trashOf } from "../support/trash";

const start = inDays(3);
const done = { status: "completed" };
const open = { status: "pending" };

const openTasks = async (tenant: Tenant) =>
  (await rowsOf(tenant, "tasks")).filter(({ status }) => status === "pending");

describe("a deleted repeating task", () => {
  it("is followed by the next one, which goes when it is restored", async () => {
    const tenant = await newTenant();
    const { id } = await newRepeating(tenant, "tasks", { every: "day" }, { dueAt: start });
    const before = { rows: await rowsOf(tenant, "tasks"), rules: await rulesOf(tenant) };
    const entry = await remove(tenant, `tasks/${id}`);
    expect(await datesOf(tenant, "tasks")).toEqual([addDays(start, 1)]);
    expect((await restore(tenant, entry)).status).toBe(200);
    expect({ rows: await rowsOf(tenant, "tasks"), rules: await rulesOf(tenant) }).toEqual(before);
  });

  it("ends with all after it, and continues when it is restored", async () => {
    const tenant = await newTenant();
    const { id } = await newRepeating(tenant, "tasks", { every: "day" }, { dueAt: start });
    await change(tenant, `tasks/${id}`, done);
    const [next] = await openTasks(tenant);
    const before = { rows: await rowsOf(tenant, "tasks"), rules: await rulesOf(tenant) };
    const entry = await remove(tenant, `tasks/${next?.id}?scope=following`);
    expect(await trashOf(tenant)).toMatchObject([{ kind: "task", rowId: next?.id, counts: {} }]);
    expect(await openTasks(tenant)).toEqual([]);
    await change(tenant, `tasks/${id}`, open);
    await change(tenant, `tasks/${id}`, done);
    expect(await openTasks(tenant)).toEqual([]);
    expect((await restore(tenant, entry)).status).toBe(200);
    const after = await rowsOf(tenant, "tasks");
    expect(after.map(({ id: one }) => one)).toEqual(before.rows.map(({ id: one }) => one));
    expect(await rulesOf(tenant)).toEqual(before.rules);
    await change(tenant, `tasks/${next?.id}`, done);
    expect(await dueOf(tenant, "tasks")).toHaveLength(3);
  });

  it("is not made again when the one before it is opened and completed", async () => {
    const tenant = await newTenant();
    const { id } = await newRepeating(tenant, "tasks", { every: "day" }, { dueAt: start });
    await change(tenant, `tasks/${id}`, done);
    const [second] = await openTasks(tenant);
    const entry = await remove(tenant, `tasks/${second?.id}`);
    for (const status of ["pending", "completed"]) await change(tenant, `tasks/${id}`, { status });
    expect(await datesOf(tenant, "tasks")).toEqual([start, addDays(start, 2)]);
    const [third] = await openTasks(tenant);
    expect((await restore(tenant, entry)).status).toBe(200);
    expect(await openTasks(tenant)).toMatchObject([{ id: second?.id }]);
    await change(tenant, `tasks/${second?.id}`, done);
    expect(await datesOf(tenant, "tasks")).toEqual(
      Array.from({ length: 3 }, (_, day) => addDays(start, day)),
    );
    expect((await openTasks(tenant))[0]?.id).not.toBe(third?.id);
  });

  it("comes back as a task of its own if its rule has made its date again", async () => {
    const tenant = await newTenant();
    const { id, repeatId } = await newRepeating(tenant, "tasks", { every: "day" }, { dueAt: start });
    await change(tenant, `tasks/${id}`, done);
    const [second] = await openTasks(tenant);
    const entry = await remove(tenant, `tasks/${second?.id}?scope=following`);
    const where = { userId_id: { userId: tenant.userId, id: repeatId } };
    await db.repeat.update({ where, data: { until: null, madeUntil: new Date(start) } });
    for (const status of ["pending", "completed"]) await change(tenant, `tasks/${id}`, { status });
    expect(await datesOf(tenant, "tasks")).toEqual([start, addDays(start, 1)]);
    expect((await restore(tenant, entry)).status).toBe(200);
    const [, ...both] = await rowsOf(tenant, "tasks");
    expect(both.map((row) => row.repeatId).toSorted()).toEqual([repeatId, null].toSorted());
    expect(both.find((row) => row.id === second?.id)?.repeatId).toBeNull();
  });

  it("is continued after when it is restored", async () => {
    const tenant = await newTenant();
    const { id, repeatId } = await newRepeating(tenant, "tasks", { every: "day" }, { dueAt: start });
    await change(tenant, `tasks/${id}`, done);
    const [second] = await openTasks(tenant);
    const entry = await remove(tenant, `tasks/${second?.id}`);
    const [third] = await openTasks(tenant);
    await db.task.delete({ where: { userId_id: { userId: tenant.userId, id: third?.id ?? "" } } });
    const where = { userId_id: { userId: tenant.userId, id: repeatId } };
    await db.repeat.update({ where, data: { madeUntil: new Date(start) } });
    expect((await restore(tenant, entry)).status).toBe(200);
    await change(tenant, `tasks/${second?.id}`, done);
    expect((await openTasks(tenant)).map(({ dueAt }) => dueAt.slice(0, 10))).toEqual([addDays(start, 2)]);
  });

  it("no longer repeats when its rule has ended without it", async () => {
    const tenant = await newTenant();
    const { id } = await newRepeating(tenant, "tasks", { every: "day", count: 2 }, { dueAt: start });
    const entry = await remove(tenant, `tasks/${id}`);
    const [next] = await openTasks(tenant);
    await change(tenant, `tasks/${next?.id}`, { repeat: null });
    expect(await db.repeat.count({ where: { userId: tenant.userId } })).toBe(0);
    expect((await restore(tenant, entry)).status).toBe(200);
    expect((await ask(tenant, "GET", `tasks/${id}`)).body).toMatchObject({ repeatId: null });
  });
});

describe("a row that no longer repeats", () => {
  /** Sends a change, and returns the trash entry that its response names. */
  const changeWithEntry = async (tenant: Tenant, path: string, body: object) => {
    const answer = await call(tenant, "PATCH", path, body);
    expect(answer.status).toBe(200);
    await answer.text();
    return answer.headers.get("trash-entry");
  };
  const state = async (tenant: Tenant) => ({
    rows: (await rowsOf(tenant, "events")).map(({ id, name, dueAt, repeatId }) => [
      id,
      name,
      dueAt,
      repeatId,
    ]),
    rules: (await rulesOf(tenant)).map(({ extendAt: _, ...rule }) => rule),
  });

  it.each([0, 2])(
    "moves the later ones to the trash, and repeats again when they are restored (from %i)",
    async (index) => {
      const tenant = await newTenant();
      await newRepeating(tenant, "events", { every: "day", count: 6 }, { dueAt: start });
      const rows = await rowsOf(tenant, "events");
      await change(tenant, `events/${rows[4]?.id}`, { details: "Mine" });
      const before = await state(tenant);
      const entry = await changeWithEntry(tenant, `events/${rows[index]?.id}`, { repeat: null });
      const after = await rowsOf(tenant, "events");
      expect(after.map(({ id }) => id)).toEqual([...rows.slice(0, index + 1), rows[4]].map((row) => row?.id));
      expect(after.slice(index).map(({ repeatId }) => repeatId)).toEqual([null, null]);
      expect(await trashOf(tenant)).toMatchObject([{ id: entry, kind: "event", name: "Standup" }]);
      expect((await restore(tenant, entry ?? "")).status).toBe(200);
      expect(await state(tenant)).toEqual(before);
    },
  );

  it("has no trash entry without later rows, or with another rule", async () => {
    const tenant = await newTenant();
    const { id } = await newRepeating(tenant, "events", { every: "day", count: 3 }, { dueAt: start });
    const weekly = { repeat: { every: "week", count: 2 } };
    expect(await changeWithEntry(tenant, `events/${id}`, weekly)).toBeNull();
    const [, last] = await rowsOf(tenant, "events");
    expect(await changeWithEntry(tenant, `events/${last?.id}`, { repeat: null })).toBeNull();
    expect(await trashOf(tenant)).toEqual([]);
  });

  it("moves the next task to the trash", async () => {
    const tenant = await newTenant();
    const { id, repeatId } = await newRepeating(tenant, "tasks", { every: "day" }, { dueAt: start });
    await change(tenant, `tasks/${id}`, done);
    const [next] = await openTasks(tenant);
    const entry = await changeWithEntry(tenant, `tasks/${id}`, { repeat: null });
    expect(await openTasks(tenant)).toEqual([]);
    expect((await restore(tenant, entry ?? "")).status).toBe(200);
    expect((await rowsOf(tenant, "tasks")).map((row) => [row.id, row.repeatId])).toEqual([
      [id, repeatId],
      [next?.id, repeatId],
    ]);
    await change(tenant, `tasks/${next?.id}`, done);
    expect(await openTasks(tenant)).toHaveLength(1);
  });
});

import { describe, expect, it } from "vitest";
import { addDays } from "@/lib/shared/dates/calendar-date";
import { dueOfSlot } from "@/lib/repeats/slots";
import { repeatSchema } from "@/lib/repeats/schema";
import { db } from "@/lib/server/db/client";
import { sweep } from "@/lib/sweep/server/sweep";
import { ask } from "../support/call";
import { change, datesOf, dueOf, inDays, newRepeating, nextDate, rowsOf, rulesOf } from "../support/repeats";
import { createRow } from "../support/rows";
import { newTenant } from "../support/tenants";
import { addProject, remove, restore, trashOf } from "../support/trash";
import { partsOf } from "../support/parts";

const start = inDays(3);
const dates = (count: number, step = 1, from = start) =>
  Array.from({ length: count }, (_, index) => addDays(from, index * step));

/** Returns the last days of months, from that of a date on. */
const lastDays = (date: string, count: number) => {
  const [year = 0, month = 0] = date.split("-").map(Number);
  const last = (index: number) => new Date(Date.UTC(year, month + index, 0)).toISOString().slice(0, 10);
  return Array.from({ length: count }, (_, index) => last(index));
};

describe("a repeating event", () => {
  it("is made for each date of its rule as an ordinary row, at the same time of day in the zone", async () => {
    const tenant = await newTenant("blank", "Australia/Lord_Howe");
    const { project } = await addProject(tenant);
    const anchor = nextDate((date) => date.endsWith("-31"));
    const first = await newRepeating(
      tenant,
      "events",
      { every: "month", count: 14 },
      {
        dueAt: dueOfSlot(anchor, 9 * 60, "Australia/Lord_Howe").dueAt,
        isWithTime: true,
        projectId: project.id,
        details: "Bring the plan",
        tags: ["weekly"],
      },
    );
    const rows = await rowsOf(tenant, "events");
    expect(rows).toHaveLength(14);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(14);
    expect(rows.slice(0, 4).map(({ dueAt }) => dueAt)).toEqual(
      lastDays(anchor, 4).map((slot) => dueOfSlot(slot, 9 * 60, "Australia/Lord_Howe").dueAt),
    );
    for (const row of rows)
      expect(row).toMatchObject({
        name: "Standup",
        repeatId: first.repeatId,
        isWithTime: true,
        details: "Bring the plan",
        tags: ["weekly"],
        project: { name: "Website" },
      });
    const rule = await ask(tenant, "GET", `repeats/${first.repeatId}`);
    expect(repeatSchema.parse(rule.body)).toEqual({
      id: first.repeatId,
      kind: "event",
      every: "month",
      interval: 1,
      weekdays: [],
      monthBy: "day",
      until: null,
      count: 14,
      anchor,
      timeZone: "Australia/Lord_Howe",
    });
    expect((await ask(await newTenant(), "GET", `repeats/${first.repeatId}`)).status).toBe(404);
  });

  it("is made once, however often the create is repeated", async () => {
    const tenant = await newTenant();
    const body = {
      id: crypto.randomUUID(),
      name: "Standup",
      dueAt: start,
      repeat: { every: "day", count: 3 },
    };
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(tenant, "POST", "events", body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
    expect(await datesOf(tenant, "events")).toEqual(dates(3));
    expect(await rulesOf(tenant)).toHaveLength(1);
  });

  it("is made at most 400 times and two years ahead, and the sweep continues", async () => {
    const tenant = await newTenant();
    const first = await newRepeating(tenant, "events", { every: "day" }, { dueAt: inDays(-900) });
    const rows = await rowsOf(tenant, "events");
    // The first one, and none of those that are over.
    expect(rows).toHaveLength(401);
    expect(rows.slice(0, 2).map(({ dueAt }) => dueAt.slice(0, 10))).toEqual([inDays(-900), inDays(0)]);
    const where = { userId_id: { userId: tenant.userId, id: first.repeatId } };
    const { extendAt } = await db.repeat.findUniqueOrThrow({ where });
    // Half of what was made.
    expect(Math.ceil((+(extendAt ?? 0) - Date.now()) / 86_400_000)).toBe(200);
    await db.event.deleteMany({ where: { userId: tenant.userId, dueAt: { gt: new Date(inDays(300)) } } });
    await db.repeat.update({ where, data: { madeUntil: new Date(inDays(300)), extendAt: new Date(0) } });
    await Promise.all([sweep(), sweep()]);
    expect(await dueOf(tenant, "events")).toEqual(rows.map(({ dueAt }) => dueAt));
    await newRepeating(tenant, "events", { every: "year" }, { name: "Birthday", dueAt: start });
    const { body } = await ask(tenant, "POST", "events/search", { name: "Birthday" });
    expect(body.total).toBe(2);
  });

  it("refuses a rule that is none", async () => {
    const tenant = await newTenant();
    const refused = async (repeat: object, path: string) => {
      const answer = await ask(tenant, "POST", "events", { name: "A", dueAt: start, repeat });
      expect(answer.status).toBe(422);
      expect(answer.body.errors.map((error) => error.path)).toContain(path);
    };
    await refused({ every: "hour" }, "repeat.every");
    await refused({ every: "day", interval: 0 }, "repeat.interval");
    await refused({ every: "week", weekdays: [8] }, "repeat.weekdays.0");
    await refused({ every: "day", count: 3, until: start }, "repeat.count");
    await refused({ every: "day", until: addDays(start, -1) }, "repeat.until");
    expect(await rowsOf(tenant, "events")).toEqual([]);
  });

  it("ends on the date of its row in the zone at the earliest", async () => {
    const zone = "Pacific/Auckland";
    const tenant = await newTenant("blank", zone);
    const date = addDays(start, 1);
    // On the date before in UTC.
    const { dueAt } = dueOfSlot(date, 9 * 60, zone);
    const { id } = await createRow(tenant, "tasks", { name: "Report", dueAt, isWithTime: true });
    const ending = (until: string) =>
      ask(tenant, "PATCH", `tasks/${id}`, { repeat: { every: "week", until } });
    const refused = await ending(start);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [{ path: "repeat.until", message: "Must end on the date of the task or event, or later" }],
    ]);
    expect(await rulesOf(tenant)).toEqual([]);
    expect((await ending(date)).status).toBe(200);
    expect(await rulesOf(tenant)).toMatchObject([{ until: new Date(date), anchor: new Date(date) }]);
  });

  it("is refused while the workspace has 10,000 ahead", async () => {
    const tenant = await newTenant();
    await newRepeating(tenant, "events", { every: "day", count: 2 }, { dueAt: start });
    for (const { from, to } of partsOf(10_000))
      await db.$executeRaw`
        INSERT INTO "Event" ("userId", "id", "name", "dueAt", "repeatId", "slot", "updatedAt")
        SELECT ${tenant.userId}::uuid, gen_random_uuid(), 'Many', now() + interval '1 year', gen_random_uuid(), now()::date, now()
        FROM generate_series(${from}::int, ${to}::int)`;
    const answer = await ask(tenant, "POST", "events", {
      name: "More",
      dueAt: start,
      repeat: { every: "day" },
    });
    expect([answer.status, answer.body.detail]).toEqual([
      409,
      "There are too many repeating events. Delete some of them first.",
    ]);
  });
});

describe("a deleted repeating event", () => {
  it("is not made again, and comes back with its rule", async () => {
    const tenant = await newTenant();
    await newRepeating(tenant, "events", { every: "day", count: 4 }, { dueAt: start });
    const rows = await rowsOf(tenant, "events");
    const entry = await remove(tenant, `events/${rows[1]?.id}`);
    await db.repeat.updateMany({ where: { userId: tenant.userId }, data: { extendAt: new Date(0) } });
    await sweep();
    expect(await rowsOf(tenant, "events")).toEqual([rows[0], rows[2], rows[3]]);
    expect((await restore(tenant, entry)).status).toBe(200);
    expect(await rowsOf(tenant, "events")).toEqual(rows);
  });

  it("takes all after along; the rule ends, and continues when they are restored", async () => {
    const tenant = await newTenant();
    await newRepeating(tenant, "events", { every: "week", count: 6 }, { dueAt: start });
    const rows = await rowsOf(tenant, "events");
    const entry = await remove(tenant, `events/${rows[2]?.id}?scope=following`);
    expect(await rowsOf(tenant, "events")).toEqual(rows.slice(0, 2));
    expect(await trashOf(tenant)).toMatchObject([
      { id: entry, kind: "event", name: "Standup", rowId: null, counts: { events: 3 } },
    ]);
    expect(await rulesOf(tenant)).toMatchObject([{ count: null, until: new Date(addDays(start, 13)) }]);
    await Promise.all([restore(tenant, entry), restore(tenant, entry)]);
    expect(await rowsOf(tenant, "events")).toEqual(rows);
    expect(await rulesOf(tenant)).toMatchObject([{ count: 6, until: null }]);
    expect((await ask(tenant, "DELETE", `events/${rows[0]?.id}?scope=some`)).status).toBe(422);
    const all = await remove(tenant, `events/${rows[0]?.id}?scope=following`);
    await change(tenant, `events/${(await newRepeating(tenant, "events", { every: "day", count: 2 })).id}`, {
      repeat: null,
    });
    expect((await restore(tenant, all)).status).toBe(200);
    expect((await rowsOf(tenant, "events")).filter(({ repeatId }) => repeatId)).toEqual(rows);
  });

  it("goes and comes back with its project, rule included", async () => {
    const tenant = await newTenant();
    const { project } = await addProject(tenant);
    await newRepeating(tenant, "events", { every: "day", count: 3 }, { dueAt: start, projectId: project.id });
    const before = { rows: await rowsOf(tenant, "events"), rules: await rulesOf(tenant) };
    const entry = await remove(tenant, `projects/${project.id}`);
    expect([await rowsOf(tenant, "events"), await rulesOf(tenant)]).toEqual([[], []]);
    expect((await restore(tenant, entry)).status).toBe(200);
    expect({ rows: await rowsOf(tenant, "events"), rules: await rulesOf(tenant) }).toEqual(before);
  });
});

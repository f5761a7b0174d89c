import { v7 as newId } from "uuid";
import { describe, expect, it } from "vitest";
import { dueAtTime, dueOnDate, todayIn } from "@/lib/shared/dates/dates";
import { searchEvents } from "@/lib/events/server/data";
import { eventSchema } from "@/lib/events/schema";
import { timeZones } from "../../setup/time-zones";
import { ask } from "../support/call";
import { newTenant, type Tenant } from "../support/tenants";

async function newEvent(tenant: Tenant, body: Record<string, unknown>) {
  const answer = await ask(tenant, "POST", "events", { dueAt: "2026-11-27", ...body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return eventSchema.parse(answer.body);
}

async function search(tenant: Tenant, filter: Record<string, unknown>) {
  const answer = await ask(tenant, "POST", "events/search", filter);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const { items, total, unfilteredTotal } = answer.body;
  return { names: items.map((item) => item.name), items, total, unfilteredTotal };
}

function dayAfter(date: string, days: number): string {
  return new Date(+new Date(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

describe("POST events", () => {
  it("needs only a name and a day", async () => {
    const tenant = await newTenant();
    const empty = await ask(tenant, "POST", "events", { name: "", dueAt: null });
    expect(empty.status).toBe(422);
    expect(empty.body.errors).toEqual([
      { path: "name", message: "Please name your task" },
      { path: "dueAt", message: "Please select deadline" },
    ]);
    expect(await newEvent(tenant, { name: "Fair" })).toMatchObject({
      dueAt: "2026-11-27T00:00:00.000Z",
      isWithTime: false,
      details: null,
      link: null,
      tags: [],
      projectId: null,
      project: null,
      clientId: null,
      client: null,
    });
  });

  it("trims tags and keeps each once", async () => {
    const event = await newEvent(await newTenant(), {
      name: "Fair",
      tags: [" print ", "print", "Print", "box"],
    });
    expect(event.tags).toEqual(["print", "Print", "box"]);
  });

  it.each([
    [{ dueAt: "2026-02-29" }, "dueAt", "Must be a date such as 2026-11-27"],
    [{ dueAt: "12026-02-28" }, "dueAt", "Must be a date such as 2026-11-27"],
    [{ link: "mailto:a@b.example" }, "link", "Invalid URL format"],
    [{ tags: [1] }, "tags.0", "Must be text"],
    [{ tags: Array.from({ length: 31 }, (_, index) => `t${index}`) }, "tags", "Must be at most 30 tags"],
    [{ projectId: "x" }, "projectId", "Must be an id"],
  ])("rejects %j", async (body, path, message) => {
    const tenant = await newTenant();
    const answer = await ask(tenant, "POST", "events", { name: "Fair", dueAt: "2026-11-27", ...body });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toContainEqual({ path, message });
    const event = await newEvent(tenant, { name: "There" });
    expect((await ask(tenant, "PATCH", `events/${event.id}`, body)).status).toBe(422);
  });

  it("ignores a status, as the day decides it", async () => {
    const tenant = await newTenant();
    const past = await newEvent(tenant, { name: "Past", dueAt: "2020-01-01", status: "scheduled" });
    expect(past.status).toBe("completed");
    const moved = await ask(tenant, "PATCH", `events/${past.id}`, {
      dueAt: "2120-01-01",
      status: "completed",
    });
    expect(moved.body).toMatchObject({ status: "scheduled", dueAt: "2120-01-01T00:00:00.000Z" });
  });

  it("rejects another tenant's project", async () => {
    const [tenant, other] = [await newTenant(), await newTenant()];
    const project = await ask(other, "POST", "projects", { name: "Theirs" });
    const body = { name: "Spy", dueAt: "2026-11-27", projectId: project.body.id };
    expect((await ask(tenant, "POST", "events", body)).status).toBe(404);
    const mine = await newEvent(tenant, { name: "Mine" });
    expect((await ask(tenant, "PATCH", `events/${mine.id}`, body)).status).toBe(404);
    expect((await search(tenant, {})).items).toMatchObject([{ name: "Mine", projectId: null }]);
  });
});

describe("PATCH events", () => {
  it("keeps the fields that it does not name", async () => {
    const tenant = await newTenant();
    const body = { name: "Before", details: "As it was", link: "https://example.com/", tags: ["keep"] };
    const event = await newEvent(tenant, { ...body, dueAt: "2026-11-27T15:35:00Z", isWithTime: true });
    const renamed = await ask(tenant, "PATCH", `events/${event.id}`, { name: "After" });
    const { updatedAt } = renamed.body;
    expect(renamed.body).toEqual({ ...event, name: "After", updatedAt });
    const untimed = await ask(tenant, "PATCH", `events/${event.id}`, { isWithTime: false });
    expect(untimed.body).toMatchObject({ dueAt: "2026-11-27T00:00:00.000Z", isWithTime: false });
  });
});

describe("events/search", () => {
  it.each(timeZones)("separates scheduled from completed at midnight in %s", async (timeZone) => {
    const tenant = await newTenant("blank", timeZone);
    const today = todayIn(timeZone, new Date());
    const [yesterday, tomorrow] = [dayAfter(today, -1), dayAfter(today, 1)];
    const timed = (date: string, hours: number, minutes: number) => dueAtTime(date, hours, minutes, timeZone);
    await newEvent(tenant, { name: "yesterday", ...dueOnDate(yesterday) });
    await newEvent(tenant, { name: "yesterday 23:59", ...timed(yesterday, 23, 59) });
    await newEvent(tenant, { name: "today", ...dueOnDate(today) });
    await newEvent(tenant, { name: "today 0:00", ...timed(today, 0, 0) });
    await newEvent(tenant, { name: "today 23:59", ...timed(today, 23, 59) });
    await newEvent(tenant, { name: "tomorrow", ...dueOnDate(tomorrow) });
    const scheduled = await search(tenant, { status: "scheduled" });
    const completed = await search(tenant, { status: "completed" });
    // Midnight passed in between, so the response belongs to another day.
    if (todayIn(timeZone, new Date()) !== today) return;
    expect(scheduled.names.sort()).toEqual(["today", "today 0:00", "today 23:59", "tomorrow"]);
    expect(completed.names.sort()).toEqual(["yesterday", "yesterday 23:59"]);
    expect(scheduled).toMatchObject({ total: 4, unfilteredTotal: 6 });
    for (const item of scheduled.items) expect(item.status).toBe("scheduled");
    for (const item of completed.items) expect(item.status).toBe("completed");
  });

  // Days with a clock change: at midnight in Cairo, by half an hour in Lord Howe, and a skipped day in Apia.
  it.each([
    ["Africa/Cairo", "2026-04-23T21:59:59Z", "2026-04-23T22:00:00Z"],
    ["Australia/Lord_Howe", "2026-04-04T12:59:59Z", "2026-04-04T13:00:00Z"],
    ["America/New_York", "2026-11-01T03:59:59Z", "2026-11-01T04:00:00Z"],
    ["America/New_York", "2026-11-02T04:59:59Z", "2026-11-02T05:00:00Z"],
    ["Pacific/Apia", "2011-12-30T09:59:59Z", "2011-12-30T10:00:00Z"],
  ])("separates days at the midnight of %s between %s and %s", async (timeZone, before, after) => {
    const tenant = await newTenant("blank", timeZone);
    for (const dueAt of [before, after]) await newEvent(tenant, { name: dueAt, dueAt, isWithTime: true });
    const scheduledAt = async (now: string) => {
      const filter = { status: "scheduled", take: 10 } as const;
      const { items } = await searchEvents(tenant.userId, filter, timeZone, new Date(now));
      return items.map((item) => item.name);
    };
    expect(await scheduledAt(before)).toEqual([before, after]);
    expect(await scheduledAt(after)).toEqual([after]);
  });

  it("follows the user to another time zone", async () => {
    const tenant = await newTenant("blank", "Pacific/Kiritimati");
    // Kiritimati is 24 hours ahead of Honolulu: yesterday there is today here.
    const yesterday = dayAfter(todayIn("Pacific/Kiritimati", new Date()), -1);
    await newEvent(tenant, { name: "Fair", ...dueOnDate(yesterday) });
    expect((await search(tenant, { status: "scheduled" })).names).toEqual([]);
    await ask(tenant, "PATCH", "users", { timeZone: "Pacific/Honolulu" });
    if (dayAfter(todayIn("Pacific/Kiritimati", new Date()), -1) !== yesterday) return;
    expect((await search(tenant, { status: "scheduled" })).names).toEqual(["Fair"]);
  });

  it("orders scheduled events by the earliest first, and completed ones by the latest first", async () => {
    const tenant = await newTenant();
    for (const year of [2123, 2121, 2122, 2003, 2001, 2002])
      await newEvent(tenant, { name: String(year), dueAt: `${year}-06-01` });
    const [first, second] = [newId({ msecs: 1 }), newId({ msecs: 2 })];
    for (const id of [second, first]) await newEvent(tenant, { id, name: id, dueAt: "2121-06-01" });
    const scheduled = await search(tenant, { status: "scheduled" });
    expect(scheduled.names.toSorted()).toEqual([first, second, "2121", "2122", "2123"]);
    expect(scheduled.names.filter((name) => name === first || name === second)).toEqual([first, second]);
    expect(scheduled.names.slice(-2)).toEqual(["2122", "2123"]);
    expect((await search(tenant, { status: "completed" })).names).toEqual(["2003", "2002", "2001"]);
    expect((await search(tenant, {})).names.slice(0, 3)).toEqual(["2001", "2002", "2003"]);
    expect((await search(tenant, { status: "completed", take: 2 })).names).toEqual(["2003", "2002"]);
  });

  it("filters by project, client and name, alone and together", async () => {
    const tenant = await newTenant();
    const client = await ask(tenant, "POST", "clients", { name: "Casa", themeColor: "coral" });
    const project = await ask(tenant, "POST", "projects", { name: "Menu", clientId: client.body.id });
    const other = await ask(tenant, "POST", "projects", { name: "Own" });
    await newEvent(tenant, { name: "Café 100%", projectId: project.body.id });
    await newEvent(tenant, { name: "Cafe 1000", projectId: other.body.id });
    await newEvent(tenant, { name: "a_b\\c" });
    const found = async (filter: Record<string, unknown>) => (await search(tenant, filter)).names.toSorted();
    expect(await found({ projectId: project.body.id })).toEqual(["Café 100%"]);
    expect(await found({ clientId: client.body.id })).toEqual(["Café 100%"]);
    expect(await found({ projectId: other.body.id, clientId: client.body.id })).toEqual([]);
    expect(await found({ name: "CAFÉ" })).toEqual(["Cafe 1000", "Café 100%"]);
    expect(await found({ name: "0%" })).toEqual(["Café 100%"]);
    expect(await found({ name: "_b\\" })).toEqual(["a_b\\c"]);
    expect(await found({ name: "", status: "", projectId: "", clientId: "" })).toHaveLength(3);
    expect((await search(tenant, { name: "cafe", projectId: other.body.id })).items).toMatchObject([
      { project: { id: other.body.id, name: "Own" }, clientId: null, client: null },
    ]);
    for (const filter of [{ status: "pending" }, { projectId: 1 }, { clientId: "x" }])
      expect((await ask(tenant, "POST", "events/search", filter)).status).toBe(422);
  });

  it("lists 25 unless more are requested", async () => {
    const tenant = await newTenant("full");
    const first = await search(tenant, { status: "completed" });
    expect(first.items).toHaveLength(25);
    const more = await search(tenant, { status: "completed", take: 38 });
    expect(more.items.slice(0, 25)).toEqual(first.items);
    expect(more.items).toHaveLength(38);
    const { total } = await search(tenant, { status: "scheduled" });
    expect(total + first.total).toBe(first.unfilteredTotal);
  });
});

import { expect, it } from "vitest";
import { getToday } from "@/lib/today/server/data";
import { db } from "@/lib/server/db/client";
import { todaySchema } from "@/lib/today/schema";
import { ask } from "../support/call";
import { createRow } from "../support/rows";
import { newTenant } from "../support/tenants";

// 9:30 in the morning of the 25th in Auckland, the evening of the 24th in St. John's.
const now = new Date("2026-11-24T20:30:00Z");
const zones = { auckland: "Pacific/Auckland", stJohns: "America/St_Johns" };

async function newWeek() {
  const tenant = await newTenant();
  const client = await createRow(tenant, "clients", { name: "Fjellgate", themeColor: "teal" });
  const project = await createRow(tenant, "projects", { name: "Website", clientId: client.id });
  const create = (kind: "tasks" | "events", name: string, dueAt: string, isWithTime: boolean, fields = {}) =>
    createRow(tenant, kind, { name, dueAt, isWithTime, projectId: project.id, ...fields });
  await create("tasks", "Dated 24", "2026-11-24T00:00:00.000Z", false);
  await create("tasks", "Dated 25", "2026-11-25T00:00:00.000Z", false);
  await create("tasks", "Late", "2026-11-24T20:00:00.000Z", true);
  await create("tasks", "In an hour", "2026-11-24T21:30:00.000Z", true);
  await create("tasks", "Done", "2026-11-24T21:30:00.000Z", true, { status: "completed" });
  await create("tasks", "Seventh day", "2026-12-01T00:00:00.000Z", false);
  await create("events", "Weekly", "2026-11-24T22:00:00.000Z", true);
  return { tenant, project };
}

it("counts late tasks and those of today by the user's calendar day", async () => {
  const { tenant } = await newWeek();
  const auckland = await getToday(tenant.userId, zones.auckland, now);
  expect(auckland).toMatchObject({ late: 2, today: 2 });
  expect(auckland.days.map(({ items }) => items.map(({ name }) => name))).toEqual([
    ["Dated 25", "Late", "In an hour", "Weekly"],
    [],
    [],
    [],
    [],
    [],
    ["Seventh day"],
  ]);
  const stJohns = await getToday(tenant.userId, zones.stJohns, now);
  expect(stJohns).toMatchObject({ late: 1, today: 2 });
  expect(stJohns.days[0]?.items.map(({ name }) => name)).toEqual([
    "Dated 24",
    "Late",
    "In an hour",
    "Weekly",
  ]);
  expect(stJohns.days[6]?.items).toEqual([]);
});

it("names the next event with its project and the color of its client", async () => {
  const { tenant, project } = await newWeek();
  const { next } = await getToday(tenant.userId, zones.auckland, now);
  expect(next).toMatchObject({
    name: "Weekly",
    kind: "event",
    projectId: project.id,
    projectName: "Website",
    themeColor: "teal",
  });
  expect((await getToday(tenant.userId, zones.auckland, new Date("2026-11-24T22:01:00Z"))).next).toBeNull();
});

it("today is empty in a new workspace, and has seven days", async () => {
  const answer = await ask(await newTenant(), "GET", "today");
  expect(answer.status).toBe(200);
  const today = todaySchema.parse(answer.body);
  expect(today).toMatchObject({ late: 0, today: 0, next: null, owed: [], trackedMinutes: 0 });
  expect(today.days).toHaveLength(7);
});

it("adds up the minutes of time that started today, apart from what is running", async () => {
  const { tenant } = await newWeek();
  const entry = (startedAt: string, endedAt?: string) =>
    db.timeEntry.create({
      data: {
        userId: tenant.userId,
        startedAt: new Date(startedAt),
        endedAt: endedAt ? new Date(endedAt) : null,
      },
    });
  // Yesterday in Auckland, and today in St. John's.
  await entry("2026-11-24T09:00:00Z", "2026-11-24T12:00:00Z");
  await entry("2026-11-24T11:30:30Z", "2026-11-24T12:45:10Z");
  const trackedIn = async (zone: string, at: Date) =>
    (await getToday(tenant.userId, zone, at)).trackedMinutes;
  expect(await trackedIn(zones.auckland, new Date("2026-11-24T13:00:00Z"))).toBe(75);
  expect(await trackedIn(zones.stJohns, new Date("2026-11-24T13:00:00Z"))).toBe(255);
  await entry("2026-11-24T10:50:00Z");
  const at = new Date("2026-11-24T13:00:00Z");
  // It began before midnight in Auckland.
  expect(await getToday(tenant.userId, zones.auckland, at)).toMatchObject({
    trackedMinutes: 75,
    runningSince: null,
  });
  expect(await getToday(tenant.userId, zones.stJohns, at)).toMatchObject({
    trackedMinutes: 255,
    runningSince: "2026-11-24T10:50:00.000Z",
  });
});

import { TZDate } from "@date-fns/tz";
import { describe, expect, it } from "vitest";
import { demoAt } from "@/tests/setup/demo-at";

const moments: [now: string, timeZone: string][] = [
  ["2026-05-13T14:20:00Z", "America/New_York"],
  ["2026-05-16T23:30:00Z", "Pacific/Auckland"],
  ["2026-05-17T02:00:00Z", "America/Los_Angeles"],
  ["2026-12-31T23:59:00Z", "Asia/Kathmandu"],
  ["2027-01-01T00:01:00Z", "America/St_Johns"],
  ["2026-03-29T00:59:00Z", "Europe/Berlin"],
  ["2026-10-25T01:30:00Z", "Europe/London"],
  ["2026-03-08T06:30:00Z", "America/New_York"],
  ["2026-11-01T05:30:00Z", "America/Chicago"],
  ["2028-02-29T12:00:00Z", "Pacific/Kiritimati"],
  ["2026-04-05T10:00:00Z", "Australia/Lord_Howe"],
  ["2026-09-06T03:00:00Z", "America/Santiago"],
];

describe.each(moments)("dates at %s in %s", (now, timeZone) => {
  const rows = demoAt(now, timeZone);
  const here = new TZDate(new Date(now), timeZone);
  const today = dateKey(here);

  it("keeps working hours and free weekends", () => {
    for (const row of [...rows.tasks, ...rows.events]) {
      if (!row.isWithTime) {
        expect(asDate(row.dueAt).getTime() % 86_400_000).toBe(0);
        continue;
      }
      const local = new TZDate(asDate(row.dueAt), timeZone);
      const minutes = local.getHours() * 60 + local.getMinutes();
      expect(minutes, row.name).toBeGreaterThanOrEqual(9 * 60);
      expect(minutes, row.name).toBeLessThanOrEqual(17 * 60 + 30);
      expect(minutes % 5).toBe(0);
      expect([0, 6], row.name).not.toContain(local.getDay());
    }
  });

  it("has tasks and events today and later, and a few overdue tasks", () => {
    const day = (row: { dueAt: Date | string; isWithTime?: boolean }) =>
      dateKey(new TZDate(asDate(row.dueAt), row.isWithTime ? timeZone : "UTC"));
    const pending = rows.tasks.filter((task) => task.status === "pending");
    expect(pending.some((task) => day(task) === today)).toBe(true);
    expect(rows.events.some((event) => day(event) === today)).toBe(true);
    const overdue = pending.filter((task) => day(task) < today).length;
    expect(overdue).toBeGreaterThan(4);
    expect(overdue).toBeLessThan(14);
    expect(rows.events.filter((event) => day(event) < today).length).toBeGreaterThan(80);
    expect(rows.events.filter((event) => day(event) > today).length).toBeGreaterThan(60);
    expect(rows.tasks.filter((task) => task.status === "completed").every((task) => day(task) < today)).toBe(
      true,
    );
  });

  it("gives completed projects only past events and completed tasks", () => {
    for (const project of rows.projects.filter((row) => row.projectStatus === "completed")) {
      const events = rows.events.filter((event) => event.projectId === project.id);
      expect(events.length).toBeGreaterThan(0);
      for (const event of events) expect(asDate(event.dueAt).getTime()).toBeLessThan(here.getTime());
      const tasks = rows.tasks.filter((task) => task.projectId === project.id);
      expect(tasks.every((task) => task.status === "completed")).toBe(true);
    }
  });

  it("has no overlapping meetings and no updates in the future", () => {
    const starts = rows.events
      .filter((event) => event.isWithTime)
      .map((event) => asDate(event.dueAt).getTime());
    expect(new Set(starts).size).toBe(starts.length);
    const {
      profile: _,
      projectClientContacts: _c,
      projectPartnerContacts: _p,
      salesDocumentItems: _i,
      documentSeries: _s,
      ...dated
    } = rows;
    for (const row of Object.values(dated).flat()) {
      expect(asDate(row.createdAt).getTime()).toBeLessThan(here.getTime());
      expect(asDate(row.updatedAt).getTime()).toBeLessThan(here.getTime());
      expect(asDate(row.updatedAt).getTime()).toBeGreaterThanOrEqual(asDate(row.createdAt).getTime());
    }
  });
});

function asDate(value: Date | string | undefined): Date {
  if (!(value instanceof Date)) throw new TypeError(`Expected a date, got ${value}`);
  return value;
}

function dateKey(date: Date): string {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return [year, String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");
}

import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { TZDate } from "@date-fns/tz";
import { describe, expect, it } from "vitest";
import { buildDemo } from "./build-demo";
import { demoObjects } from "./demo-objects";
import type { DemoRows } from "./demo-rows";

const userId = "00000000-0000-7000-8000-000000000000";
const objectsFolder = join(import.meta.dirname, "objects");

function demoAt(now: string, timeZone = "America/New_York"): DemoRows {
  let count = 0;
  const newId = () => `00000000-0000-7000-8000-${String(++count).padStart(12, "0")}`;
  return buildDemo({ userId, now: new Date(now), timeZone, newId });
}

const demo = demoAt("2026-05-13T14:20:00Z");

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

describe("how much there is", () => {
  it("is the studio that was promised", () => {
    expect(demo.clients).toHaveLength(8);
    expect(demo.projects).toHaveLength(22);
    expect(demo.tasks).toHaveLength(140);
    expect(demo.events).toHaveLength(200);
    expect(demo.files).toHaveLength(300);
    expect(demo.clientContacts).toHaveLength(16);
    expect(demo.partnerContacts).toHaveLength(40);
    expect(demo.projects.flatMap((project) => project.links as object[])).toHaveLength(120);
    expect(demo.salesDocuments).toHaveLength(5);
    expect(demo.projects.filter((project) => project.pinned)).toHaveLength(6);
  });

  it("covers every status, category and file type", () => {
    expect(valuesOf(demo.projects, "projectStatus")).toEqual(["active", "completed", "on-hold"]);
    expect(valuesOf(demo.projects, "paymentStatus")).toEqual(["paid", "pending", "processing"]);
    expect(valuesOf(demo.tasks, "status")).toEqual(["completed", "pending"]);
    expect(valuesOf(demo.files, "category")).toEqual(["asset", "work"]);
    expect(valuesOf(demo.files, "type")).toHaveLength(12);
    expect(demo.projects.filter((project) => project.projectStatus === "active").length).toBeGreaterThan(11);
    expect(demo.projects.filter((project) => project.clientId === null)).toHaveLength(2);
    expect(new Set(demo.clients.map((client) => client.themeColor)).size).toBe(8);
    expect(demo.tasks.filter((task) => task.isWithTime).length).toBeGreaterThan(25);
    for (const client of demo.clients) {
      expect(demo.projects.some((project) => project.clientId === client.id)).toBe(true);
    }
  });
});

describe("how it hangs together", () => {
  it("refers only to rows that are there, all of one tenant, each with its own id", () => {
    const { profile, ...tables } = demo;
    expect(profile.currency).toBe("USD");
    const rows = Object.values(tables).flat();
    expect(rows.every((row) => row.userId === userId)).toBe(true);
    const ids = rows.flatMap((row) => ("id" in row ? [row.id] : []));
    expect(new Set(ids).size).toBe(ids.length);

    const projects = idsOf(demo.projects);
    const ofProjects = [...demo.tasks, ...demo.events, ...demo.files].map((row) => row.projectId);
    expect(ofProjects.every((id) => id === null || projects.has(id))).toBe(true);
    const clients = idsOf(demo.clients);
    expect(demo.projects.every(({ clientId }) => clientId === null || clients.has(clientId))).toBe(true);
    expect(demo.clientContacts.every(({ companyId }) => clients.has(companyId))).toBe(true);
    const partners = idsOf(demo.partnerContacts);
    expect(demo.projectPartnerContacts.every((row) => partners.has(row.contactId))).toBe(true);
    expect(demo.salesDocuments.every((document) => projects.has(document.projectId))).toBe(true);
    const documents = idsOf(demo.salesDocuments);
    expect(demo.salesDocumentItems.every((item) => documents.has(item.documentId))).toBe(true);
  });

  it("attaches a client's own contacts to its projects, nobody twice", () => {
    const companyOf = new Map(demo.clientContacts.map((contact) => [contact.id, contact.companyId]));
    const clientOf = new Map(demo.projects.map((project) => [project.id, project.clientId]));
    for (const { projectId, contactId } of demo.projectClientContacts) {
      expect(companyOf.get(contactId)).toBe(clientOf.get(projectId));
    }
    expectDistinct([...demo.projectClientContacts, ...demo.projectPartnerContacts], (row) => row.contactId);
  });

  it("repeats no name within a project", () => {
    expectDistinct([...demo.tasks, ...demo.events, ...demo.files], (row) => row.name);
    expect(new Set(demo.partnerContacts.map((partner) => partner.name)).size).toBe(40);
    expect(new Set(demo.projects.map((project) => project.name)).size).toBe(22);
  });

  it("repeats no task and no file name anywhere", () => {
    for (const rows of [demo.tasks, demo.events, demo.files]) {
      const names = rows.map((row) => row.name.toLowerCase());
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  });

  it("gives all rows of a table the same keys, so that one statement inserts them", () => {
    const { profile: _, ...tables } = demo;
    for (const rows of Object.values(tables)) {
      expect(new Set(rows.map((row) => Object.keys(row).sort().join())).size).toBe(1);
    }
  });

  it("is the same for the same moment", () => {
    expect(demoAt("2026-05-13T14:20:00Z")).toEqual(demo);
  });

  it("speaks plainly: no exclamation marks, no placeholders, only http(s) links", () => {
    const text = JSON.stringify(demo, (_, value: unknown) =>
      typeof value === "bigint" ? String(value) : value,
    );
    expect(text).not.toMatch(/!|lorem|\{(year|lastYear)\}|undefined/i);
    const links = [...demo.tasks, ...demo.events, ...demo.files].flatMap(({ link }) => (link ? [link] : []));
    for (const link of links) expect(new URL(link).protocol).toBe("https:");
  });
});

describe("objects", () => {
  it("ships every object that a file or an avatar names, in its real size", () => {
    const avatars = [demo.profile, ...demo.clientContacts, ...demo.partnerContacts].map((row) => row.avatar);
    const keys = [...avatars, ...demo.files.map((file) => file.s3Key)].filter((key) => key != null);
    for (const key of keys) {
      expect(key).toMatch(/^demo\/[a-z0-9-]+\.[a-z0-9]+$/);
      expect(existsSync(join(objectsFolder, String(key).slice("demo/".length))), String(key)).toBe(true);
    }
    for (const [name, { bytes }] of Object.entries(demoObjects)) {
      expect(statSync(join(objectsFolder, name)).size, name).toBe(bytes);
    }
    expect(readdirSync(objectsFolder).sort()).toEqual(Object.keys(demoObjects).sort());
  });

  it("makes a file either a stored object with a size or a link", () => {
    for (const file of demo.files) {
      expect(file.s3Key === null).toBe(file.link !== null);
      expect(file.size === null).toBe(file.link !== null);
      expect(file.originalName === null).toBe(file.link !== null);
    }
    const stored = demo.files.filter((file) => file.s3Key !== null);
    expect(stored.length).toBeGreaterThan(180);
    expect(stored.length).toBeLessThan(260);
  });
});

describe("sales documents", () => {
  it("adds up", () => {
    const paper = demo.salesDocuments.map(({ category, number, discount, total }) => [
      category,
      number,
      discount,
      total,
    ]);
    expect(paper).toEqual([
      ["invoice", "2", "0.00", "6245.60"],
      ["quotation", "2", "1324.00", "24792.50"],
      ["quotation", "1", "320.00", "5200.00"],
      ["invoice", "1", "320.00", "5200.00"],
      ["receipt", "1", "320.00", "5200.00"],
    ]);
    const set = demo.salesDocuments.filter((document) => document.projectTitle === "Brand identity");
    expect(new Set(set.map((document) => document.projectId)).size).toBe(1);
  });
});

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

  it("has work and events today, things to come and a few overdue tasks", () => {
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

  it("leaves completed projects with past events and done tasks only", () => {
    for (const project of rows.projects.filter((row) => row.projectStatus === "completed")) {
      const events = rows.events.filter((event) => event.projectId === project.id);
      expect(events.length).toBeGreaterThan(0);
      for (const event of events) expect(asDate(event.dueAt).getTime()).toBeLessThan(here.getTime());
      const tasks = rows.tasks.filter((task) => task.projectId === project.id);
      expect(tasks.every((task) => task.status === "completed")).toBe(true);
    }
  });

  it("holds no two meetings at once and writes nothing in the future", () => {
    const starts = rows.events
      .filter((event) => event.isWithTime)
      .map((event) => asDate(event.dueAt).getTime());
    expect(new Set(starts).size).toBe(starts.length);
    const {
      profile: _,
      projectClientContacts: _c,
      projectPartnerContacts: _p,
      salesDocumentItems: _i,
      ...dated
    } = rows;
    for (const row of Object.values(dated).flat()) {
      expect(asDate(row.createdAt).getTime()).toBeLessThan(here.getTime());
      expect(asDate(row.updatedAt).getTime()).toBeLessThan(here.getTime());
      expect(asDate(row.updatedAt).getTime()).toBeGreaterThanOrEqual(asDate(row.createdAt).getTime());
    }
  });
});

function valuesOf<Row, Key extends keyof Row>(rows: Row[], key: Key): Row[Key][] {
  return [...new Set(rows.map((row) => row[key]))].sort();
}

function idsOf(rows: { id?: string }[]): Set<string | undefined> {
  return new Set(rows.map((row) => row.id));
}

function expectDistinct<Row extends { projectId?: string | null }>(
  rows: Row[],
  name: (row: Row) => string,
): void {
  const keys = rows.map((row) => `${row.projectId} ${name(row)}`);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
}

function asDate(value: Date | string | undefined): Date {
  if (!(value instanceof Date)) throw new TypeError(`Expected a date, got ${value}`);
  return value;
}

function dateKey(date: Date): string {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return [year, String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");
}

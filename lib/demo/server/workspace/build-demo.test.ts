import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { demoAt, demoUserId } from "@/tests/setup/demo-at";
import { demoObjects } from "./demo-objects";

const objectsFolder = join(import.meta.dirname, "../../objects");

const demo = demoAt("2026-05-13T14:20:00Z");

describe("the amounts", () => {
  it("are those of the specification", () => {
    expect(demo.clients).toHaveLength(8);
    expect(demo.projects).toHaveLength(22);
    expect(demo.tasks).toHaveLength(140);
    expect(demo.events).toHaveLength(200);
    expect(demo.files).toHaveLength(300);
    expect(demo.clientContacts).toHaveLength(16);
    expect(demo.partnerContacts).toHaveLength(40);
    expect(demo.projects.flatMap((project) => project.links as object[])).toHaveLength(120);
    // Of which one is a credit note, which lists leave out.
    expect(demo.salesDocuments).toHaveLength(31);
    expect(demo.timeEntries).toHaveLength(33);
    expect(demo.projects.filter((project) => project.pinned)).toHaveLength(6);
  });

  it("cover every status, category and file type", () => {
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

describe("the rows", () => {
  it("refer only to existing rows of the same tenant, and have unique ids", () => {
    const { profile, ...tables } = demo;
    expect(profile.currency).toBe("USD");
    const rows = Object.values(tables).flat();
    expect(rows.every((row) => row.userId === demoUserId)).toBe(true);
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

  it("link a client's contacts to its own projects, each once", () => {
    const companyOf = new Map(demo.clientContacts.map((contact) => [contact.id, contact.companyId]));
    const clientOf = new Map(demo.projects.map((project) => [project.id, project.clientId]));
    for (const { projectId, contactId } of demo.projectClientContacts) {
      expect(companyOf.get(contactId)).toBe(clientOf.get(projectId));
    }
    expectDistinct([...demo.projectClientContacts, ...demo.projectPartnerContacts], (row) => row.contactId);
  });

  it("have unique names within a project", () => {
    expectDistinct([...demo.tasks, ...demo.events, ...demo.files], (row) => row.name);
    expect(new Set(demo.partnerContacts.map((partner) => partner.name)).size).toBe(40);
    expect(new Set(demo.projects.map((project) => project.name)).size).toBe(22);
  });

  it("have unique task and file names", () => {
    for (const rows of [demo.tasks, demo.events, demo.files]) {
      const names = rows.map((row) => row.name.toLowerCase());
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  });

  it("have the same keys within a table, so that one statement inserts them", () => {
    const { profile: _, ...tables } = demo;
    for (const [table, rows] of Object.entries(tables)) {
      const keys = new Set(rows.map((row) => Object.keys(row).sort().join()));
      expect(keys.size, `${table}: set an optional field to null in the rows without it`).toBe(1);
    }
  });

  it("are the same for the same time", () => {
    expect(demoAt("2026-05-13T14:20:00Z")).toEqual(demo);
  });

  it("have no exclamation marks, no placeholders and only http(s) links", () => {
    const text = JSON.stringify(demo, (_, value: unknown) =>
      typeof value === "bigint" ? String(value) : value,
    );
    expect(text).not.toMatch(/!|lorem|\{(year|lastYear)\}|undefined/i);
    const links = [...demo.tasks, ...demo.events, ...demo.files].flatMap(({ link }) => (link ? [link] : []));
    for (const link of links) expect(new URL(link).protocol).toBe("https:");
  });
});

describe("objects", () => {
  it("include every object of a file or an avatar, with its real size", () => {
    const avatars = [demo.profile, ...demo.clientContacts, ...demo.partnerContacts].map((row) => row.avatar);
    const keys = [...avatars, demo.profile.logo, ...demo.files.map((file) => file.s3Key)].filter(
      (key) => key != null,
    );
    for (const key of keys) {
      expect(key).toMatch(/^demo\/[a-z0-9-]+\.[a-z0-9]+$/);
      expect(existsSync(join(objectsFolder, String(key).slice("demo/".length))), String(key)).toBe(true);
    }
    for (const [name, { bytes }] of Object.entries(demoObjects)) {
      expect(statSync(join(objectsFolder, name)).size, name).toBe(bytes);
    }
    expect(readdirSync(objectsFolder).sort()).toEqual(Object.keys(demoObjects).sort());
  });

  it("are either a stored object with a size or a link", () => {
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

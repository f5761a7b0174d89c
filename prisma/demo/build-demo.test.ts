import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { documentState, isDocumentOverdue, netReceived } from "@/lib/sales-documents/balance";
import { demoAt, demoUserId } from "@/tests/setup/demo-at";
import { demoObjects } from "./demo-objects";

const objectsFolder = join(import.meta.dirname, "objects");

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
    for (const rows of Object.values(tables)) {
      expect(new Set(rows.map((row) => Object.keys(row).sort().join())).size).toBe(1);
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

describe("sales documents", () => {
  const named = (category: string, number: string) => {
    const isNamed = (row: (typeof demo.salesDocuments)[number]) =>
      row.category === category && row.number === number && !row.isCreditNote;
    const found = demo.salesDocuments.find(isNamed);
    if (!found) throw new Error(`No ${category} ${number}`);
    return found;
  };

  it("include a set on one project and two more documents, and add up", () => {
    const five = [
      ["invoice", "2", "0.00", "6245.60"],
      ["quotation", "2", "1324.00", "24792.50"],
      ["quotation", "1", "320.00", "5200.00"],
      ["invoice", "1", "320.00", "5200.00"],
      ["receipt", "1", "320.00", "5200.00"],
    ];
    for (const [category = "", number = "", discount, total] of five)
      expect(named(category, number)).toMatchObject({ discount, total });
    const titles = [...new Set(demo.salesDocuments.map((row) => row.projectTitle))];
    const categoriesOf = (title: string) =>
      new Set(demo.salesDocuments.filter((row) => row.projectTitle === title).map((row) => row.category));
    expect(titles.filter((title) => categoriesOf(title).size === 3)).toEqual(["Brand identity"]);
  });

  it.each(["2026-05-13T14:20:00Z", "2026-11-21T14:20:00Z", "2027-01-01T03:00:00Z"])(
    "are in the states of a studio at work at %s",
    (now) => {
      const { salesDocuments, receivedPayments } = demoAt(now);
      const states: Record<string, number> = {};
      for (const row of salesDocuments) {
        const payments = receivedPayments.filter(({ documentId }) => documentId === row.id);
        const ledger = {
          currency: row.currency,
          total: String(row.total),
          received: String(row.received),
          credited: String(row.credited),
          deducted: String(row.deducted),
        };
        const sum = netReceived(
          payments.map(({ kind = "payment", amount }) => ({ kind, amount: String(amount) })),
          row.currency,
        );
        expect(Number(sum)).toBe(Number(ledger.received));
        const kind = row.isCreditNote ? ("creditNote" as const) : (row.category ?? "invoice");
        const copies = salesDocuments.filter((one) => one.sourceId === row.id && one.category === "invoice");
        const input = {
          ...ledger,
          kind,
          isIssued: row.lockedAt !== null,
          dueOn: row.dueOn ? new Date(row.dueOn).toISOString().slice(0, 10) : null,
          answer: kind === "quotation" && copies.length > 0 ? ("accepted" as const) : null,
        };
        const today = now.slice(0, 10);
        const state = isDocumentOverdue(input, today) ? "overdue" : documentState(input, today);
        states[`${kind} ${state}`] = (states[`${kind} ${state}`] ?? 0) + 1;
      }
      expect(states).toEqual({
        "quotation accepted": 5,
        "quotation open": 2,
        "quotation draft": 1,
        "invoice paid": 16,
        "invoice open": 1,
        "invoice partPaid": 1,
        "invoice overdue": 2,
        "invoice credited": 1,
        "receipt paid": 1,
        "creditNote credited": 1,
      });
    },
  );

  it("go back fourteen months, in two currencies, with counters after their numbers", () => {
    const dates = demo.salesDocuments.map(({ issuedAt }) => +new Date(issuedAt));
    const months = (Date.parse("2026-05-13") - Math.min(...dates)) / (1000 * 60 * 60 * 24 * 30.4);
    expect(Math.round(months)).toBe(14);
    expect(valuesOf(demo.salesDocuments, "currency")).toEqual(["EUR", "USD"]);
    expect(demo.documentSeries.map(({ kind, next }) => [kind, next])).toEqual([
      ["quotation", 2],
      ["invoice", 3],
      ["receipt", 2],
      ["creditNote", 2],
    ]);
    const names = demo.salesDocuments.map((row) => `${row.category} ${row.isCreditNote} ${row.number}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it("are issued after their project began, apart from its quotation", () => {
    const began = new Map(demo.projects.map(({ id, createdAt }) => [id, +new Date(createdAt ?? 0)]));
    for (const row of demo.salesDocuments.filter(({ category }) => category !== "quotation"))
      expect(+new Date(row.issuedAt) + 86_400_000, row.number).toBeGreaterThan(began.get(row.projectId) ?? 0);
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

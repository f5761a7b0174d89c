import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { db } from "@/lib/server/db/client";
import { Prisma } from "@/lib/server/db/generated/client";
import { keepTimesheets } from "@/lib/sales-documents/server/time/kept-timesheet";
import { type Files, exportArchive, importArchive, zipFiles } from "../support/archive/archive";
import { ask } from "../support/call";
import { openPage } from "../support/documents/document-links";
import { issue } from "../support/documents/paid-invoices";
import { studio } from "../support/documents/time-studio";
import { creditInFull, linkedSheetTexts, sheetTexts, timedInvoice } from "../support/documents/timesheets";
import { normalizeText } from "../support/pdf/pdf";
import { createRow } from "../support/rows";
import { newTenant, type Tenant } from "../support/tenants";

const DOCUMENTS = "json/salesDocuments.json";
const migration = "prisma/migrations/20261129140107_kept_timesheets/migration.sql";

/** Gives each document of an archive other fields. */
function changeDocuments(files: Files, change: (row: Record<string, unknown>) => object): void {
  const rows = JSON.parse(files.get(DOCUMENTS)?.toString() ?? "") as Record<string, unknown>[];
  // One row per line.
  files.set(DOCUMENTS, Buffer.from(`[\n${rows.map((row) => JSON.stringify(change(row))).join(",\n")}\n]\n`));
}

/** Imports an archive into a new workspace. */
async function imported(files: Files): Promise<Tenant> {
  const other = await newTenant();
  const answer = await importArchive(other, await zipFiles(files));
  expect(answer.status, answer.body.detail).toBe(200);
  return other;
}

const keptBy = ({ userId }: Tenant) =>
  db.salesDocument.findMany({
    where: { userId },
    select: { id: true, timesheet: true },
    orderBy: { id: "asc" },
  });

it("the timesheet of an issued invoice is the same after a full credit, also if its time is changed and billed again", async () => {
  const { tenant, id, entry, token, share, bill } = await timedInvoice();
  await share(true);
  const sent = await sheetTexts(tenant, id);
  expect(sent.csv).toContain("09:00,10:05,Website,Layout <b> & Text,1.25");
  expect(await linkedSheetTexts(token)).toEqual(sent);

  await creditInFull(tenant, id);
  expect(await sheetTexts(tenant, id)).toEqual(sent);
  expect(await linkedSheetTexts(token)).toEqual(sent);
  const { html } = await openPage(token);
  expect(html).toContain(`href="/p/${token}/timesheet?format=pdf"`);
  expect(html).toContain("Rounded up to 15 minutes per entry");

  await ask(tenant, "PATCH", `time-entries/${entry.id}`, { endedAt: "2020-11-02T13:00:00Z" });
  const again = (await bill()).body.id;
  await issue(tenant, again);
  expect((await sheetTexts(tenant, again)).csv).toContain("09:00,13:00,Website");
  expect(await sheetTexts(tenant, id)).toEqual(sent);
  expect(await linkedSheetTexts(token)).toEqual(sent);
});

it("the timesheet of an issued invoice does not follow names, rounding, the time zone or a deleted task", async () => {
  const { tenant, client, project, enter, bill } = await studio("up:15:entry");
  const other = await createRow(tenant, "projects", { name: "Menu", clientId: client.id, hourlyRate: "90" });
  const task = await createRow(tenant, "tasks", {
    name: "Proofs",
    dueAt: "2020-11-05T09:00:00Z",
    projectId: other.id,
  });
  await enter(65);
  await enter(20, { projectId: other.id, taskId: task.id });
  const { id, projectId } = (await bill({ projectId: undefined, clientId: client.id })).body;
  expect(projectId).toBe(project.id);
  const draft = await sheetTexts(tenant, id);
  await ask(tenant, "PATCH", `projects/${project.id}`, { name: "Online shop" });
  const renamed = await sheetTexts(tenant, id);
  expect(renamed.csv).toBe(draft.csv.replace("Website", "Online shop"));

  await issue(tenant, id);
  const sent = await sheetTexts(tenant, id);
  expect(sent.csv).toBe(renamed.csv);
  await ask(tenant, "PATCH", `projects/${project.id}`, { name: "Shop" });
  await ask(tenant, "PATCH", `clients/${client.id}`, { timeRounding: "up:60:entry" });
  expect((await ask(tenant, "PATCH", "users", { timeZone: "Asia/Tokyo" })).body.timeZone).toBe("Asia/Tokyo");
  expect((await ask(tenant, "DELETE", `tasks/${task.id}`)).status).toBe(204);
  expect(await sheetTexts(tenant, id)).toEqual(sent);
});

it("an invoice that was taken back has its present time on its timesheet, until it is issued again", async () => {
  const { tenant, id, project, token } = await timedInvoice();
  const sent = await sheetTexts(tenant, id);
  await ask(tenant, "PATCH", `projects/${project.id}`, { name: "Online shop" });
  expect((await ask(tenant, "POST", `sales-documents/${id}/take-back`)).status).toBe(200);
  expect(await keptBy(tenant)).toEqual([{ id, timesheet: null }]);
  expect((await sheetTexts(tenant, id)).csv).toBe(sent.csv.replace("Website", "Online shop"));
  expect((await openPage(token)).status).toBe(404);
  await issue(tenant, id);
  await ask(tenant, "PATCH", `projects/${project.id}`, { name: "Website" });
  expect((await sheetTexts(tenant, id)).csv).toContain("Online shop");
});

it("an archive has the timesheets of issued invoices as they were kept", async () => {
  const { tenant, id, project } = await timedInvoice();
  const sent = await sheetTexts(tenant, id);
  await ask(tenant, "PATCH", `projects/${project.id}`, { name: "Online shop" });
  await creditInFull(tenant, id);
  const files = await exportArchive(tenant);
  expect(files.get("csv/salesDocuments.csv")?.toString()).not.toContain("Layout");
  const other = await imported(files);
  expect(await sheetTexts(other, id)).toEqual(sent);
  expect(await keptBy(other)).toEqual(await keptBy(tenant));
});

it("an archive without timesheets has those of its issued invoices from their time", async () => {
  const { tenant, id, enter, bill } = await timedInvoice();
  await enter(30);
  const draft = (await bill()).body.id;
  const files = await exportArchive(tenant);
  changeDocuments(files, ({ timesheet: _timesheet, ...row }) => row);
  const other = await imported(files);
  expect(await keptBy(other)).toEqual(await keptBy(tenant));
  for (const each of [id, draft])
    expect(await sheetTexts(other, each)).toEqual(await sheetTexts(tenant, each));
  const sent = await sheetTexts(other, id);
  await creditInFull(other, id);
  expect(await sheetTexts(other, id)).toEqual(sent);
});

it("an archive with a timesheet in no time zone is refused", async () => {
  const { tenant } = await timedInvoice();
  const files = await exportArchive(tenant);
  changeDocuments(files, (row) => ({ ...row, timesheet: { timeZone: "Mars/Base", entries: [] } }));
  const answer = await importArchive(await newTenant(), await zipFiles(files));
  expect(answer).toMatchObject({ status: 422 });
});

it("the migration keeps the time that is on issued invoices, as issuing them does", async () => {
  const { tenant, enter, bill } = await timedInvoice();
  await enter(30, { startedAt: "2020-11-03T09:00:00.250Z", endedAt: "2020-11-03T09:30:00Z" });
  await bill();
  const { userId } = tenant;
  const kept = await keptBy(tenant);
  await db.salesDocument.updateMany({ where: { userId }, data: { timesheet: Prisma.DbNull } });
  const [, fill = ""] = /(UPDATE [^;]+);/.exec(readFileSync(migration, "utf8")) ?? [];
  await db.$executeRawUnsafe(`${fill} AND d."userId" = '${userId}'`);
  expect(await keptBy(tenant)).toEqual(kept);
});

it("the invoice of the demo has the timesheet that issuing it keeps", async () => {
  const tenant = await newTenant("full");
  const { userId } = tenant;
  const kept = await keptBy(tenant);
  expect(kept.filter(({ timesheet }) => timesheet)).toHaveLength(1);
  await db.salesDocument.updateMany({ where: { userId }, data: { timesheet: Prisma.DbNull } });
  await keepTimesheets(db, userId);
  expect(await keptBy(tenant)).toEqual(kept);
});

it.each([
  ["en", "2", "hour", "Total 1:15 · 1.25 hours Invoice 1 2:00 · 2 hours"],
  ["de", "90", "minute", "Summe 1:15 · 1,25 Stunden Rechnung 1 1:30 · 1,5 Stunden"],
  ["en", "1.25", "hour", null],
  ["en", "1", "piece", null],
])("a timesheet in %s of a line with the quantity %s %s says %j", async (language, quantity, unit, words) => {
  const { tenant, id } = await timedInvoice(undefined, language);
  await ask(tenant, "POST", `sales-documents/${id}/take-back`);
  const { items } = (await ask<{ items: object[] }>(tenant, "GET", `sales-documents/${id}`)).body;
  const changed = items.map((item) => ({ ...item, quantity, unit }));
  expect((await ask(tenant, "PATCH", `sales-documents/${id}`, { items: changed })).status).toBe(200);
  await issue(tenant, id);
  const { pdf } = await sheetTexts(tenant, id);
  if (words) expect(pdf).toContain(normalizeText(words));
  else expect(pdf).not.toContain(normalizeText("Invoice 1"));
});

import { expect, it } from "vitest";
import { db } from "@/lib/server/db/client";
import type { TimeReport } from "@/lib/time-entries/bill/bill-schema";
import type { TimeEntry, TimeEntryList } from "@/lib/time-entries/schema";
import { ask, call } from "../support/call";
import { studio } from "../support/documents/time-studio";
import { createRow } from "../support/rows";

it("a client's invoice belongs to the project with the largest amount on it, not to one without a line", async () => {
  const { tenant, client, project, enter, bill, read } = await studio();
  const projectOf = (name: string, hourlyRate: string) =>
    createRow(tenant, "projects", { name, clientId: client.id, hourlyRate });
  const proBono = await projectOf("Pro bono", "0");
  const cheap = await projectOf("Archive", "10");
  await enter(60);
  await enter(300, { projectId: cheap.id });
  const free = await enter(480, { projectId: proBono.id });
  const { body } = await bill({ projectId: undefined, clientId: client.id });
  expect(body).toMatchObject({ projectId: project.id, total: "140.00" });
  expect(await read(free.id)).toMatchObject({ documentId: null });
});

it("unbilled minutes are those that an invoice would have, in the search and in the report", async () => {
  const { tenant, client, enter } = await studio("down:15:line");
  const free = await createRow(tenant, "projects", {
    name: "Pro bono",
    clientId: client.id,
    hourlyRate: "0",
  });
  const short = await createRow(tenant, "projects", {
    name: "Calls",
    clientId: client.id,
    hourlyRate: "90",
  });
  await enter(60);
  await enter(480, { projectId: free.id });
  await enter(7, { projectId: short.id });
  await enter(30, { isBillable: false });
  const sums = { totalMinutes: 577, billableMinutes: 547, unbilledMinutes: 60 };
  const search = await ask<TimeEntryList>(tenant, "POST", "time-entries/search", { clientId: client.id });
  expect(search.body).toMatchObject({ ...sums, totals: [{ unbilledAmount: "90.00" }] });
  const period = { from: "2020-11-02", to: "2020-11-02", groupBy: "client" };
  const report = await ask<TimeReport>(tenant, "POST", "time-entries/report", period);
  expect(report.body).toMatchObject({ ...sums, items: [sums] });
});

it.each([
  ["up:15:line", "day", "225.00"],
  ["up:60:line", "entry", "450.00"],
  ["up:15:line", "project", "157.50"],
] as const)(
  "time billed with %s by %s has the amount of its invoice in search, report and CSV",
  async (rounding, groupBy, amount) => {
    const { tenant, enter, bill } = await studio(rounding);
    for (const day of [2, 3, 4, 5, 6])
      await enter(20, { startedAt: `2020-11-0${day}T09:00:00Z`, endedAt: `2020-11-0${day}T09:20:00Z` });
    const { body: draft } = await bill({ groupBy });
    expect(draft.total).toBe(amount);
    const totals = [{ currency: draft.currency, amount, unbilledAmount: "0.00" }];
    const search = await ask<TimeEntryList>(tenant, "POST", "time-entries/search", {});
    expect(search.body).toMatchObject({ totals, unratedMinutes: 0 });
    const period = { from: "2020-11-01", to: "2020-11-30" };
    for (const by of ["month", "project"]) {
      const report = await ask<TimeReport>(tenant, "POST", "time-entries/report", { ...period, groupBy: by });
      expect(report.body).toMatchObject({ totals, items: [{ totals }] });
    }
    const csv = await (await call(tenant, "GET", "time-entries/csv")).text();
    const [head = "", ...rows] = csv
      .replace(/^\ufeff/, "")
      .trim()
      .split("\r\n");
    const at = head.split(",").indexOf("Amount");
    expect(rows.reduce((sum, row) => sum + Number(row.split(",")[at]), 0)).toBe(Number(amount));
  },
);

it("time whose rate is still to be set is unbilled, without an amount", async () => {
  const { tenant, project, enter } = await studio();
  await ask(tenant, "PATCH", `projects/${project.id}`, { hourlyRate: null });
  await enter(60);
  await enter(30, { rate: "100" });
  const { body } = await ask<TimeEntryList>(tenant, "POST", "time-entries/search", {});
  expect(body).toMatchObject({
    unbilledMinutes: 90,
    unratedMinutes: 60,
    totals: [{ unbilledAmount: "50.00" }],
  });
});

it("the clock starts at a rate of its own", async () => {
  const { tenant, project } = await studio();
  const body = { projectId: project.id, rate: "150" };
  const started = await ask<TimeEntry>(tenant, "POST", "time-entries/start", body);
  expect(started).toMatchObject({ status: 201, body: { rate: "150", effectiveRate: "150" } });
});

it("a draft that bills time stays an invoice until the lines of the time are deleted", async () => {
  const { tenant, enter, bill, read } = await studio();
  const entry = await enter(60);
  const { body: draft } = await bill();
  const save = (body: object) => ask(tenant, "PATCH", `sales-documents/${draft.id}`, body);
  for (const category of ["quotation", "receipt"])
    for (const items of [undefined, draft.items])
      expect(await save({ category, items })).toMatchObject({
        status: 422,
        body: {
          errors: [
            {
              path: "category",
              message: "This draft bills time, so it stays an invoice. Delete the lines of its time first.",
            },
          ],
        },
      });
  expect(await read(entry.id)).toMatchObject({ documentId: draft.id });
  const plain = { title: "Hosting", description: "", rate: "10.00", quantity: "1" };
  expect((await save({ category: "quotation", items: [plain] })).status).toBe(200);
  expect(await read(entry.id)).toMatchObject({ documentId: null });
  // A line of time that comes back to a quotation is one of its own, and is of the time again on an invoice.
  expect((await save({ items: draft.items })).status).toBe(200);
  expect(await read(entry.id)).toMatchObject({ documentId: null });
  expect((await save({ category: "invoice" })).status).toBe(200);
  expect(await read(entry.id)).toMatchObject({ documentId: draft.id });
});

it("a line whose amount no quantity gives says its time exactly, in the language of the paper", async () => {
  const { tenant, client, enter, bill } = await studio();
  await ask(tenant, "PATCH", `clients/${client.id}`, { language: "fr" });
  await enter(80, { rate: "120.50" });
  const { body } = await bill();
  expect(body).toMatchObject({
    total: "160.67",
    items: [{ quantity: "1", unit: "piece", rate: "160.67", description: "1 h 20 min × 120,50 USD/h" }],
  });
});

it("time is billed with an email address that is older than its check", async () => {
  const { tenant, enter, bill } = await studio();
  await db.user.update({ where: { id: tenant.userId }, data: { email: "ida at studio" } });
  await enter(60);
  expect(await bill()).toMatchObject({ status: 201, body: { freelancerEmail: "ida at studio" } });
});

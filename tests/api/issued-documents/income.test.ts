import { expect, it, vi } from "vitest";
import { addMonths, monthsBetween } from "@/lib/income/months";
import { type IncomeSummary, incomeSummarySchema } from "@/lib/income/schema";
import { addDays } from "@/lib/shared/dates/calendar-date";
import * as documentPdf from "@/lib/sales-documents/server/document-pdf";
import { refreshSums } from "@/lib/sales-documents/server/sums";
import { db } from "@/lib/server/db/client";
import { ask } from "../support/call";
import { issuedInvoice, paid } from "../support/documents/paid-invoices";
import { createRow } from "../support/rows";
import { item, names, newProject } from "../support/studio";
import { newTenant, type Tenant } from "../support/tenants";

// Each issue would print a PDF, which these tests do not read.
vi.spyOn(documentPdf, "freezePdf").mockResolvedValue();

const today = new Date().toISOString().slice(0, 10);
const thisMonth = today.slice(0, 7);
const thisYear = today.slice(0, 4);

async function summary(tenant: Tenant, query = ""): Promise<IncomeSummary["currencies"]> {
  const answer = await ask(tenant, "GET", `income/summary${query}`);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return incomeSummarySchema.parse(answer.body).currencies;
}

it("the summary is empty without issued documents", async () => {
  expect(await summary(await newTenant())).toEqual([]);
});

it("the summary shows what is overdue, due and received per currency", async () => {
  const tenant = await newTenant();
  // Late ones are issued when they are due, which may be in the month before.
  const [yesterday, nineDaysAgo] = [addDays(today, -1), addDays(today, -9)];
  const late = await issuedInvoice(tenant, { issuedAt: today }, { dueOn: yesterday });
  await issuedInvoice(tenant, { issuedAt: today }, { dueOn: today });
  const yen = await issuedInvoice(tenant, { issuedAt: today, currency: "JPY" }, { dueOn: nineDaysAgo });
  const over = await issuedInvoice(tenant, { issuedAt: `${addMonths(thisMonth, -14)}-03` });
  await paid(tenant, late.id, "100", { receivedOn: today });
  await paid(tenant, late.id, "10", { receivedOn: today, kind: "withheld" });
  await paid(tenant, over.id, "350", { receivedOn: `${addMonths(thisMonth, -13)}-28`, allowOver: true });
  await paid(tenant, over.id, "20", { receivedOn: `${thisYear}-01-01`, kind: "refund" });
  await paid(tenant, yen.id, "299", { receivedOn: today });

  const [jpy, usd] = await summary(tenant);
  const received = thisMonth === `${thisYear}-01` ? "80.00" : "100.00";
  expect(usd).toMatchObject({
    currency: "USD",
    overdue: "190.00",
    due: "490.00",
    receivedThisMonth: received,
    receivedThisYear: "80.00",
  });
  expect(jpy).toMatchObject({ currency: "JPY", overdue: "1", due: "1", receivedThisMonth: "299" });
  expect(usd?.months.map(({ month }) => month)).toEqual(monthsBetween(addMonths(thisMonth, -11), thisMonth));
  const issued = yesterday.startsWith(thisMonth) ? "600.00" : "300.00";
  expect(usd?.months.at(-1)).toEqual({ month: thisMonth, issued, received });
  const issuedBefore = nineDaysAgo.startsWith(thisMonth) ? "0" : "300";
  expect(jpy?.months.at(-2)).toMatchObject({ issued: issuedBefore, received: "0" });
  const from = addMonths(thisMonth, -14);
  const [, earlier] = await summary(tenant, `?from=${from}&to=${addMonths(from, 1)}`);
  expect(earlier).toMatchObject({
    due: "490.00",
    receivedThisYear: "80.00",
    months: [
      { month: from, issued: "300.00", received: "0.00" },
      { month: addMonths(from, 1), issued: "0.00", received: "350.00" },
    ],
  });
});

it("counts drafts not, credit notes against their invoices, and a deposit once", async () => {
  const tenant = await newTenant();
  const of = { userId: tenant.userId };
  const invoice = await issuedInvoice(tenant, { issuedAt: today });
  const note = await issuedInvoice(tenant, { issuedAt: today });
  await db.salesDocument.updateMany({
    where: { ...of, id: note.id },
    data: { isCreditNote: true, creditsId: invoice.id, total: 120 },
  });
  const deposit = await issuedInvoice(tenant, { issuedAt: today });
  const final = await issuedInvoice(tenant, { issuedAt: today });
  await db.deductedDeposit.create({
    data: { ...of, documentId: final.id, depositId: deposit.id, amount: 300, taxAmount: 0 },
  });
  await refreshSums(db, tenant.userId, [invoice.id, final.id]);
  const draft = await issuedInvoice(tenant, { issuedAt: today });
  await db.salesDocument.updateMany({ where: { ...of, id: draft.id }, data: { lockedAt: null } });
  const [usd] = await summary(tenant);
  expect(usd?.months.at(-1)?.issued).toBe("480.00");
  // 180 of the invoice and 300 of the deposit; the final invoice owes nothing more.
  expect(usd?.due).toBe("480.00");
});

it("lists for each bar the documents that it adds up, without drafts and withheld tax", async () => {
  const tenant = await newTenant();
  const issued = await issuedInvoice(tenant, { issuedAt: `${thisMonth}-01` });
  await createRow(tenant, "sales-documents", {
    projectId: issued.projectId,
    ...names,
    items: [item],
    issuedAt: `${thisMonth}-01`,
  });
  const earlier = await issuedInvoice(tenant, { issuedAt: `${addMonths(thisMonth, -3)}-01` });
  await paid(tenant, earlier.id, "40", { receivedOn: `${addMonths(thisMonth, -2)}-03` });
  await paid(tenant, issued.id, "9", { receivedOn: `${addMonths(thisMonth, -2)}-03`, kind: "withheld" });
  const months = (await summary(tenant))[0]?.months;
  expect(months?.at(-1)).toMatchObject({ issued: "300.00" });
  expect(months?.at(-3)).toMatchObject({ issued: "0.00", received: "40.00" });
  const listed = async (filter: object) => {
    const answer = await ask(tenant, "POST", "sales-documents/search", { kind: "all", ...filter });
    return answer.body.items.map(({ id }) => id);
  };
  expect(await listed({ month: thisMonth, category: "invoice", currency: "USD" })).toEqual([issued.id]);
  expect(await listed({ receivedMonth: addMonths(thisMonth, -2), currency: "USD" })).toEqual([earlier.id]);
});

it.each([
  ["from=2026-13", "from"],
  ["to=2026", "to"],
  ["from=2026-05&to=2026-04", "to"],
  ["from=2000-01&to=2026-01", "to"],
  ["from=%00", "from"],
])("refuses %s", async (query, path) => {
  const answer = await ask(await newTenant(), "GET", `income/summary?${query}`);
  expect([answer.status, answer.body.errors.map((error) => error.path)]).toEqual([422, [path]]);
});

it("the report says per client what is owed and how long payment takes, and per project what was quoted, invoiced and paid", async () => {
  const [tenant, other] = [await newTenant(), await newTenant()];
  const client = await createRow(tenant, "clients", { name: "Saltmarsh", paymentDays: "30" });
  const projectId = await newProject(tenant, { clientId: client.id });
  const of = { projectId, clientId: client.id };
  const first = await issuedInvoice(tenant, { ...of, issuedAt: "2026-01-01" });
  const second = await issuedInvoice(tenant, { ...of, issuedAt: "2026-02-01" });
  const third = await issuedInvoice(tenant, { ...of, issuedAt: "2026-03-01" });
  await issuedInvoice(tenant, { ...of, currency: "EUR" });
  await issuedInvoice(tenant, { ...of, category: "quotation" });
  await createRow(tenant, "sales-documents", { ...of, ...names, items: [item] });
  await paid(tenant, first.id, "100", { receivedOn: "2026-01-02" });
  await paid(tenant, first.id, "200", { receivedOn: "2026-01-21" });
  await paid(tenant, second.id, "300", { receivedOn: "2026-02-11" });
  await paid(tenant, third.id, "50", { receivedOn: "2026-03-02" });

  const owed = [
    { currency: "EUR", amount: "300.00" },
    { currency: "USD", amount: "250.00" },
  ];
  expect((await ask(tenant, "GET", `clients/${client.id}`)).body).toMatchObject({
    paymentDays: 30,
    owed,
    income: [
      { currency: "EUR", invoiced: "300.00", paid: "0.00" },
      { currency: "USD", invoiced: "900.00", paid: "650.00" },
    ],
    paysInDays: 15,
  });
  expect((await ask(tenant, "POST", "clients/search", {})).body.items).toMatchObject([
    { id: client.id, owed },
  ]);
  expect((await ask(tenant, "PATCH", `clients/${client.id}`, { detail: "x" })).body).toMatchObject({ owed });
  expect((await ask(tenant, "GET", `projects/${projectId}`)).body.income).toEqual([
    { currency: "EUR", quoted: "0.00", invoiced: "300.00", paid: "0.00" },
    { currency: "USD", quoted: "300.00", invoiced: "900.00", paid: "650.00" },
  ]);
  expect(await summary(other)).toEqual([]);
});

it.each([-1, 366, 1.5, "soon"])("refuses payment terms of %j days", async (paymentDays) => {
  const tenant = await newTenant();
  for (const answer of [
    await ask(tenant, "POST", "clients", { name: "Saltmarsh", paymentDays }),
    await ask(tenant, "PATCH", "users", { paymentDays }),
  ]) {
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([
      { path: "paymentDays", message: "Must be a whole number from 0 to 365" },
    ]);
  }
});

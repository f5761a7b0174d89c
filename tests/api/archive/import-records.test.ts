import { v7 as newId } from "uuid";
import { expect, it } from "vitest";
import { db } from "@/lib/server/db/client";
import { readInvoiceNinja } from "@/lib/archive/programs/invoice-ninja";
import { readInvoiceShelf } from "@/lib/archive/programs/invoice-shelf";
import { importedRecordsSchema, type RecordsBody } from "@/lib/archive/records-schema";
import { exportArchive, importArchive, zipFiles } from "../support/archive/archive";
import { ask, call } from "../support/call";
import { ninjaExport, ninjaInvoice } from "../support/archive/invoice-ninja";
import { shelfDump } from "../support/archive/invoice-shelf";
import { newTenant, type Tenant } from "../support/tenants";

const records = (changes: object = {}): RecordsBody => {
  const { clients, contacts, projects, documents } = readInvoiceNinja(ninjaExport(changes));
  return { clients, contacts, projects, documents };
};

async function send(tenant: Tenant, body: RecordsBody) {
  const answer = await ask(tenant, "POST", "import/records", body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return importedRecordsSchema.parse(answer.body);
}

const countRows = async ({ userId }: Tenant) => ({
  clients: await db.client.count({ where: { userId } }),
  contacts: await db.clientContact.count({ where: { userId } }),
  projects: await db.project.count({ where: { userId } }),
  timeEntries: await db.timeEntry.count({ where: { userId } }),
  documents: await db.salesDocument.count({ where: { userId } }),
  payments: await db.receivedPayment.count({ where: { userId } }),
});

const none = { clients: 0, contacts: 0, projects: 0, timeEntries: 0, documents: 0, payments: 0 };
const all = { clients: 1, contacts: 1, projects: 1, timeEntries: 0, documents: 2, payments: 1 };

it("previews without writing, imports once, and adds nothing the second time", async () => {
  const tenant = await newTenant();
  expect(await send(tenant, { ...records(), isPreview: true })).toEqual({
    created: all,
    existing: none,
    refused: [],
  });
  expect(await countRows(tenant)).toEqual(none);
  expect(await send(tenant, records())).toEqual({ created: all, existing: none, refused: [] });
  expect(await send(tenant, { ...records(), isPreview: true })).toEqual({
    created: none,
    existing: all,
    refused: [],
  });
  const answers = await Promise.all([send(tenant, records()), send(tenant, records())]);
  for (const answer of answers) expect(answer).toEqual({ created: none, existing: all, refused: [] });
  expect(await countRows(tenant)).toEqual(all);
});

it("adds the same as one import when two run at once", async () => {
  const tenant = await newTenant();
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(tenant, records())));
  expect(answers.filter(({ created }) => created.documents > 0)).toHaveLength(1);
  expect(await countRows(tenant)).toEqual(all);
});

it("keeps number, dates, total and payments of issued documents, which cannot be changed", async () => {
  const tenant = await newTenant();
  const body = records();
  await send(tenant, body);
  const id = body.documents?.[1]?.id ?? "";
  const { body: invoice } = await ask(tenant, "GET", `sales-documents/${id}`);
  expect(invoice).toMatchObject({
    state: "paid",
    number: "0042",
    issuedNumber: "0042",
    issuedDate: "2026-03-02",
    dueOn: "2026-03-16",
    total: "1190.00",
    balance: "0.00",
    currency: "EUR",
    clientName: "Fjellgate Bakery",
    freelancerName: "Okonkwo Studio",
  });
  expect((await ask(tenant, "PATCH", `sales-documents/${id}`, { number: "9" })).status).toBe(409);
  const payments = await ask(tenant, "POST", "received-payments/search", { documentId: id });
  expect(payments.body.items).toMatchObject([
    { amount: "1190.00", receivedOn: "2026-03-10", method: "bank" },
  ]);
  const project = await ask(tenant, "GET", `projects/${body.projects?.[0]?.id}`);
  expect(project.body).toMatchObject({ name: "Imported from Invoice Ninja", paymentStatus: "paid" });
  expect((await call(tenant, "GET", `sales-documents/${id}/pdf`)).status).toBe(200);
});

it("imports a draft that gets its number when it is issued", async () => {
  const tenant = await newTenant();
  const body = records({ payments: [], invoices: [ninjaInvoice({ status_id: 1, number: "" })] });
  await send(tenant, body);
  const id = body.documents?.[1]?.id;
  expect((await ask(tenant, "GET", `sales-documents/${id}`)).body).toMatchObject({
    state: "draft",
    lockedAt: null,
  });
  const issued = await ask(tenant, "POST", `sales-documents/${id}/issue`, {});
  expect(issued.body).toMatchObject({ number: "1" });
});

it("the next issued document has the number after the imported ones", async () => {
  const tenant = await newTenant();
  const body = records();
  await send(tenant, body);
  const copy = await ask(tenant, "POST", `sales-documents/${body.documents?.[1]?.id}/duplicate`, {});
  const issued = await ask(tenant, "POST", `sales-documents/${copy.body.id}/issue`, {});
  expect(issued.body).toMatchObject({ number: "43" });
});

it("refuses a number that is taken and a total that the lines do not give, and imports the others", async () => {
  const tenant = await newTenant();
  await send(tenant, records());
  const others = records({
    company: { company_key: "another", settings: { name: "Second Company" } },
    quotes: [],
    invoices: [
      ninjaInvoice({}),
      ninjaInvoice({ hashed_id: "i2", number: "0043", amount: 1500 }),
      ninjaInvoice({ hashed_id: "i3", number: "0044" }),
    ],
  });
  const [taken, wrong] = others.documents ?? [];
  const answer = await send(tenant, others);
  expect(answer.refused).toEqual([
    { id: taken?.id, reason: "You already have invoice 0042" },
    { id: wrong?.id, reason: "Its lines add up to 1190.00 EUR here, not to 1500" },
  ]);
  expect(answer.created).toMatchObject({ clients: 1, documents: 1 });
});

it("returns 404 for references to missing rows and to those of another tenant, and writes nothing", async () => {
  const [tenant, other] = [await newTenant(), await newTenant()];
  const body = records();
  await send(other, { clients: body.clients, projects: body.projects });
  for (const part of [
    { documents: body.documents },
    { projects: body.projects },
    { contacts: body.contacts },
    { clients: body.clients, documents: body.documents },
    { clients: body.clients, projects: [{ id: newId(), name: "Other", clientId: newId() }] },
  ])
    expect((await ask(tenant, "POST", "import/records", part)).status).toBe(404);
  expect(await countRows(tenant)).toEqual(none);
});

it("returns 422 for payments of a draft or a quotation, and for unknown currencies", async () => {
  const tenant = await newTenant();
  const body = records();
  const [quotation, invoice] = body.documents ?? [];
  for (const document of [
    { ...invoice, isIssued: false },
    { ...quotation, payments: invoice?.payments },
    { ...invoice, currency: "XYZ" },
    { ...invoice, total: "-5" },
    { ...invoice, items: [] },
  ])
    expect((await ask(tenant, "POST", "import/records", { ...body, documents: [document] })).status).toBe(
      422,
    );
  expect(await countRows(tenant)).toEqual(none);
});

it("imports a backup of InvoiceShelf in the same way", async () => {
  const tenant = await newTenant();
  const { clients, contacts, projects, documents } = readInvoiceShelf(shelfDump());
  const body = { clients, contacts, projects, documents };
  expect(await send(tenant, body)).toEqual({ created: all, existing: none, refused: [] });
  expect(await send(tenant, body)).toEqual({ created: none, existing: all, refused: [] });
  const { body: invoice } = await ask(tenant, "GET", `sales-documents/${documents[1]?.id}`);
  expect(invoice).toMatchObject({ number: "INV-000042", total: "1190.00", state: "paid" });
});

it("imported records are part of an export that another workspace imports", async () => {
  const [tenant, second] = [await newTenant(), await newTenant()];
  await send(tenant, records());
  const answer = await importArchive(second, await zipFiles(await exportArchive(tenant)));
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
  expect(await countRows(second)).toEqual(all);
  expect(await send(second, { ...records(), isPreview: true })).toMatchObject({
    created: none,
    existing: all,
  });
});

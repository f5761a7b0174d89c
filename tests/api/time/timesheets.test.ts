import { expect, it } from "vitest";
import { newConfirmedAccount } from "../support/accounts/accounts";
import { startMailServer } from "../support/accounts/mail-server";
import { exportArchive, importArchive, zipFiles } from "../support/archive/archive";
import { ask, call } from "../support/call";
import { newLink, openPage } from "../support/documents/document-links";
import { issue } from "../support/documents/paid-invoices";
import { studio } from "../support/documents/time-studio";
import { creditInFull, linkedSheet, timedInvoice } from "../support/documents/timesheets";
import { normalizeText, readPdf } from "../support/pdf/pdf";
import { createRow } from "../support/rows";
import { newTenant, type Tenant } from "../support/tenants";

const server = await startMailServer();

function documentWithoutTime(tenant: Tenant, projectId: string | null) {
  return createRow(tenant, "sales-documents", {
    projectId,
    projectTitle: "Website",
    freelancerName: "Ida",
    clientName: "Bakery",
    items: [{ title: "Work" }],
  });
}

it("the timesheet of an invoice is a PDF and a CSV in the language of the paper", async () => {
  const { tenant, client, enter, bill } = await studio("up:15:entry");
  await ask(tenant, "PATCH", `clients/${client.id}`, { language: "de" });
  await enter(65, { description: "Layout <b> & Text" });
  const { body } = await bill();
  const path = `sales-documents/${body.id}/timesheet`;
  const csv = await (await call(tenant, "GET", `${path}?format=csv`)).text();
  expect(csv.trim().split("\r\n")).toEqual([
    "Datum;Beginn;Ende;Projekt;Leistung;Menge;Minuten;Rundung",
    "2020-11-02;09:00;10:05;Website;Layout <b> & Text;1,25;75;Je Eintrag auf 15 Minuten aufgerundet",
  ]);
  const pdf = await call(tenant, "GET", path);
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  const { text } = await readPdf(new Uint8Array(await pdf.arrayBuffer()));
  for (const part of [
    "Stundennachweis",
    "Layout <b> & Text",
    "9:00 – 10:05",
    "1,25 Stunden",
    "Bakery",
    "Je Eintrag auf 15 Minuten aufgerundet",
  ])
    expect(text).toContain(normalizeText(part));
  for (const part of ["Gesamtbetrag", "Fällig am", "Währung"]) expect(text).not.toContain(part);
  const other = await documentWithoutTime(tenant, body.projectId);
  expect((await call(tenant, "GET", `sales-documents/${other.id}/timesheet`)).status).toBe(404);
});

it("an invoice of rounded time says how it was rounded, and one of exact time does not", async () => {
  const { tenant, id } = await timedInvoice(undefined, "de");
  const pdf = await call(tenant, "GET", `sales-documents/${id}/pdf`);
  const { text } = await readPdf(new Uint8Array(await pdf.arrayBuffer()));
  expect(text).toContain(normalizeText("Je Eintrag auf 15 Minuten aufgerundet"));

  const exact = await studio("none");
  await exact.enter(65);
  const { body } = await exact.bill();
  expect(body.items).toMatchObject([{ description: expect.not.stringContaining("Rounded") as string }]);
  const csv = await (
    await call(exact.tenant, "GET", `sales-documents/${body.id}/timesheet?format=csv`)
  ).text();
  expect(csv.split("\r\n", 1)).toEqual(["Date,Start,End,Project,Item,Quantity,Minutes"]);
});

it("the total of a timesheet is that of the lines, with the hours before where lines are rounded", async () => {
  const { tenant, enter, bill } = await studio("up:30:line");
  await enter(20);
  await enter(25);
  const { id } = (await bill()).body;
  const pdf = await call(tenant, "GET", `sales-documents/${id}/timesheet`);
  const { text } = await readPdf(new Uint8Array(await pdf.arrayBuffer()));
  for (const part of [
    "0:20",
    "0:25",
    "Subtotal",
    "0:45 · 0.75 hours",
    "Total",
    "1:00 · 1 hour",
    "Rounded up to 30 minutes per line",
  ])
    expect(text).toContain(normalizeText(part));
});

it("the client's page has the timesheet only if the freelancer puts it there", async () => {
  const { tenant, id, token, share } = await timedInvoice(undefined, "de");
  const before = await openPage(token);
  expect(before.html).not.toContain("Stundennachweis");
  expect((await linkedSheet(token, "pdf")).status).toBe(404);
  const stored = await (await call(tenant, "GET", `sales-documents/${id}/pdf`)).arrayBuffer();

  expect(await share(true)).toMatchObject({ status: 200, body: { sharesTimesheet: true } });
  const { html } = await openPage(token);
  expect(html).toContain("Stundennachweis");
  expect(html).toContain("Je Eintrag auf 15 Minuten aufgerundet");
  for (const format of ["pdf", "csv"])
    expect(html).toContain(`href="/p/${token}/timesheet?format=${format}"`);
  const csv = await linkedSheet(token, "csv");
  expect(Object.fromEntries(csv.headers)).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "content-disposition": expect.stringContaining("Stundennachweis") as string,
  });
  expect(await csv.text()).toContain("2020-11-02;09:00;10:05;Website;Layout <b> & Text;1,25");
  const { text } = await readPdf(new Uint8Array(await (await linkedSheet(token, "pdf")).arrayBuffer()));
  expect(text).toContain(normalizeText("1,25 Stunden"));
  const after = await (await call(tenant, "GET", `sales-documents/${id}/pdf`)).arrayBuffer();
  expect(Buffer.from(after).equals(Buffer.from(stored))).toBe(true);

  await share(false);
  expect((await openPage(token)).html).toBe(before.html);
  expect((await linkedSheet(token, "csv")).status).toBe(404);
});

it("a timesheet is shared of an issued document with time, also after a full credit, until that is taken back", async () => {
  const { tenant, id, token, share, bill, enter } = await timedInvoice();
  await enter(30);
  const draft = (await bill()).body.id;
  const shareDraft = ask(tenant, "PATCH", `sales-documents/${draft}/sharing`, { sharesTimesheet: true });
  expect(await shareDraft).toMatchObject({
    status: 409,
    body: { detail: "Only an issued document has a link. Issue it first." },
  });
  await share(true);
  await ask(tenant, "POST", `sales-documents/${id}/take-back`);
  await ask(tenant, "POST", `sales-documents/${id}/issue`, {});
  const sharing = await ask(tenant, "GET", `sales-documents/${id}/sharing`);
  expect(sharing.body).toMatchObject({ sharesTimesheet: false, links: [] });
  expect((await linkedSheet(token, "pdf")).status).toBe(404);

  await share(true);
  const other = await newLink(tenant, id);
  await creditInFull(tenant, id);
  expect((await linkedSheet(other, "pdf")).status).toBe(200);
  expect((await openPage(other)).html).toContain("Timesheet");
  expect(await share(false)).toMatchObject({ status: 200, body: { sharesTimesheet: false } });
  expect((await openPage(other)).html).not.toContain("Timesheet");
  expect(await share(true)).toMatchObject({ status: 200, body: { sharesTimesheet: true } });
});

it("a timesheet is not shared of an issued document without time", async () => {
  const { tenant, project } = await studio();
  const { id } = await documentWithoutTime(tenant, project.id);
  await issue(tenant, id);
  expect(
    await ask(tenant, "PATCH", `sales-documents/${id}/sharing`, { sharesTimesheet: true }),
  ).toMatchObject({ status: 409, body: { detail: "There is no time on this document." } });
});

it("an email has the timesheet as PDF and CSV if that is asked for", async () => {
  const { tenant, id, enter, project } = await timedInvoice(await newConfirmedAccount());
  const mail = { to: "ann@people.example", subject: "Invoice", message: "Hello" };
  const send = (document: string, body: object) =>
    ask(tenant, "POST", `sales-documents/${document}/send`, { ...mail, ...body });
  const filesOf = (raw: string) => [...raw.matchAll(/filename="?([^";\r\n]+)/g)].map(([, name]) => name);
  expect((await send(id, {})).status).toBe(200);
  expect(filesOf((await server.mailTo(mail.to, mail.subject)).raw)).toEqual(["invoice-1-Website.pdf"]);
  expect((await send(id, { subject: "Invoice with time", withTimesheet: true })).status).toBe(200);
  const { raw } = await server.mailTo(mail.to, "Invoice with time");
  expect(filesOf(raw)).toEqual(["invoice-1-Website.pdf", "Timesheet 1.pdf", "Timesheet 1.csv"]);
  const csv = /filename="Timesheet 1\.csv"\r\n\r\n([A-Za-z0-9+/=\r\n]+)\r\n--/.exec(raw)?.[1] ?? "";
  expect(Buffer.from(csv, "base64").toString()).toContain("09:00,10:05,Website,Layout <b> & Text,1.25");

  await enter(30, { isBillable: false });
  const plain = await documentWithoutTime(tenant, project.id);
  await ask(tenant, "POST", `sales-documents/${plain.id}/issue`, {});
  expect(await send(plain.id, { withTimesheet: true })).toMatchObject({
    status: 422,
    body: { errors: [{ path: "withTimesheet", message: "There is no time on this document." }] },
  });
});

it("the timesheet on a page travels in an archive", async () => {
  const { tenant, id, share } = await timedInvoice();
  await share(true);
  const exported = await exportArchive(tenant);
  const other = await newTenant();
  expect((await importArchive(other, await zipFiles(exported))).status).toBe(200);
  expect((await ask(other, "GET", `sales-documents/${id}/sharing`)).body).toMatchObject({
    sharesTimesheet: true,
  });
});

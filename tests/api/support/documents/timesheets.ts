import { expect } from "vitest";
import { ask, call } from "../call";
import { readPdf } from "../pdf/pdf";
import type { Tenant } from "../tenants";
import { newLink } from "./document-links";
import { issue } from "./paid-invoices";
import { studio } from "./time-studio";

/** Issues an invoice of 65 minutes, billed as 75; returns its id and a link to its page. */
export async function timedInvoice(owner?: Tenant, language = "en") {
  const at = await studio("up:15:entry", owner);
  await ask(at.tenant, "PATCH", `clients/${at.client.id}`, { language });
  const entry = await at.enter(65, { description: "Layout <b> & Text" });
  const { id } = (await at.bill()).body;
  await issue(at.tenant, id);
  const share = (sharesTimesheet: boolean) =>
    ask(at.tenant, "PATCH", `sales-documents/${id}/sharing`, { sharesTimesheet });
  return { ...at, id, entry, share, token: await newLink(at.tenant, id) };
}

/** Requests the timesheet of a link's document. */
export const linkedSheet = (token: string, format: string) =>
  call(null, "GET", `public/documents/${token}/timesheet?format=${format}`);

/** Returns the texts of a document's timesheet as PDF and as CSV. */
export async function sheetTexts(tenant: Tenant, id: string) {
  return textsOf((format) => call(tenant, "GET", `sales-documents/${id}/timesheet?format=${format}`));
}

/** The same from the client's page. */
export async function linkedSheetTexts(token: string) {
  return textsOf((format) => linkedSheet(token, format));
}

async function textsOf(request: (format: string) => Promise<Response>) {
  const [pdf, csv] = [await request("pdf"), await request("csv")];
  expect([pdf.status, csv.status]).toEqual([200, 200]);
  const { text } = await readPdf(new Uint8Array(await pdf.arrayBuffer()));
  return { pdf: text, csv: await csv.text() };
}

/** Credits all of an issued invoice; returns the id of the credit note. */
export async function creditInFull(tenant: Tenant, id: string): Promise<string> {
  const note = (await ask<{ id: string }>(tenant, "POST", `sales-documents/${id}/credit`, {})).body.id;
  await issue(tenant, note);
  return note;
}

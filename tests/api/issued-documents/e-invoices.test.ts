import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { decodePDFRawStream, PDFDocument, PDFRawStream } from "@cantoo/pdf-lib";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/server/db/client";
import { storageFolder } from "@/lib/server/storage/disk-store";
import { readFacturX } from "@/tests/e-invoices/factur-x";
import { ask, call } from "../support/call";
import { complete } from "../support/documents/e-invoice";
import { newIssuer } from "../support/documents/issued";
import { createRow } from "../support/rows";
import { download } from "../support/pdf/print-document";

/** Creates an issuer whose client receives invoices by email. */
async function newStudio() {
  const issuer = await newIssuer();
  const client = await createRow(issuer.tenant, "clients", {
    name: "Saltmarsh Bakery",
    email: "post@saltmarsh.example",
  });
  const issue = (body: object = {}) => issuer.issued({ ...complete, clientId: client.id, ...body });
  const file = async (id: string, format: string) => {
    const response = await call(issuer.tenant, "GET", `sales-documents/${id}/e-invoice?format=${format}`);
    const { status, headers } = response;
    return { status, headers, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const check = (id: string, format: string) =>
    ask(issuer.tenant, "GET", `sales-documents/${id}/e-invoice/check?format=${format}`);
  return { ...issuer, client, issue, file, check };
}

const formats = ["facturx", "xrechnung-cii", "xrechnung-ubl", "peppol"];
const hash = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

describe("the e-invoice of an issued document", () => {
  it("is the same file each time, in every format", async () => {
    const { issue, file, check } = await newStudio();
    const { id, number } = await issue();
    for (const format of formats) {
      const answer = await check(id, format);
      expect(answer.body, format).toEqual({ format, refusal: null, missing: [] });
      const [first, again] = [await file(id, format), await file(id, format)];
      expect(first.status, first.bytes.toString()).toBe(200);
      expect(hash(again.bytes), format).toBe(hash(first.bytes));
      expect(first.headers.get("content-disposition")).toContain("attachment");
      const isPdf = format === "facturx";
      expect(first.headers.get("content-type")).toContain(isPdf ? "application/pdf" : "application/xml");
      expect(isPdf || first.bytes.toString().includes(`>${number}<`)).toBe(true);
    }
  });

  it("is the stored PDF with the XML attached", async () => {
    const { tenant, issue, file } = await newStudio();
    const { id, number } = await issue();
    const frozen = await download(tenant, id);
    const { bytes } = await file(id, "facturx");
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    const plain = await PDFDocument.load(frozen.bytes, { updateMetadata: false });
    expect(pdf.getPageCount()).toBe(plain.getPageCount());
    const contents = (one: PDFDocument) =>
      one.getPages().map((page) => {
        const stream = page.node.Contents();
        return stream instanceof PDFRawStream ? hash(decodePDFRawStream(stream).decode()) : null;
      });
    expect(contents(pdf)).toEqual(contents(plain));
    expect(contents(pdf)).not.toContain(null);

    const read = await readFacturX(bytes);
    expect(read).toMatchObject({ intent: "/GTS_PDFA1", hasProfile: true, associated: 1 });
    const [attached] = read.attachments;
    expect(attached).toMatchObject({
      name: "factur-x.xml",
      mimeType: "text/xml",
      afRelationship: "Alternative",
    });
    expect(Buffer.from(attached?.data ?? []).toString()).toContain(`<ram:ID>${number}</ram:ID>`);
    const { xmp } = read;
    expect(xmp).toContain("Shop &amp; &lt;Bakery&gt;");
  });

  it("is rendered beside a stored PDF of an earlier version, which stays", async () => {
    const { tenant, issue, file } = await newStudio();
    const { id } = await issue();
    await download(tenant, id);
    const where = { userId_id: { userId: tenant.userId, id } };
    const { pdfKey, pdfHash } = await db.salesDocument.findUniqueOrThrow({ where });
    const stored = path.join(storageFolder(), pdfKey ?? "");
    const old = Buffer.from(
      (await readFile(stored)).toString("latin1").replace("pdfaid:part>3", "pdfaid:part>x"),
      "latin1",
    );
    await writeFile(stored, old);
    await db.salesDocument.update({ where, data: { pdfHash: hash(old) } });
    const { bytes, status } = await file(id, "facturx");
    expect(status).toBe(200);
    expect(bytes.includes("<pdfaid:part>3</pdfaid:part>")).toBe(true);
    expect(hash((await download(tenant, id)).bytes)).toBe(hash(old));
    expect(pdfHash).not.toBe(hash(old));
  });

  it("of a credit note names its invoice", async () => {
    const { issue, succeed, file } = await newStudio();
    const invoice = await issue();
    const draft = await succeed(invoice.id, "credit", {});
    const note = await succeed(draft.id, "issue");
    const xml = (await file(note.id, "peppol")).bytes.toString();
    expect(xml).toContain("<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>");
    expect(xml).toMatch(new RegExp(`<cac:InvoiceDocumentReference>\\s*<cbc:ID>${invoice.number}</cbc:ID>`));
  });
});

describe("a document that can be no e-invoice", () => {
  it("is refused in words: drafts, quotations, receipts, and currencies with three decimal places", async () => {
    const { add, issue, issued, file, check } = await newStudio();
    const draft = await add(complete);
    const quotation = await issued({ ...complete, category: "quotation" });
    const dinar = await issue({ currency: "KWD" });
    const refused = async (id: string) => {
      const { status, bytes } = await file(id, "facturx");
      return [status, (JSON.parse(bytes.toString()) as { detail: string }).detail];
    };
    expect(await refused(draft.id)).toEqual([
      409,
      "Only issued documents can be e-invoices. Issue it first.",
    ]);
    const only = "Only invoices and credit notes can be e-invoices.";
    expect(await refused(quotation.id)).toEqual([409, only]);
    const digits = "E-invoices have at most two decimal places. KWD has 3.";
    expect(await refused(dinar.id)).toEqual([422, digits]);
    expect((await check(dinar.id, "peppol")).body).toMatchObject({ refusal: digits });
    expect((await file(draft.id, "word")).status).toBe(422);
  });

  it("is told what is missing, and passes once the client has it", async () => {
    const { tenant, client, issue, file, check } = await newStudio();
    const { id } = await issue({
      freelancerStreet: "",
      freelancerPostcode: "",
      freelancerCity: "",
      clientCountry: "",
    });
    const { body } = await check(id, "facturx");
    expect(body.missing).toEqual([
      { field: "freelancerStreet", label: "your street, postcode and city", source: "document" },
      { field: "clientCountry", label: "your client’s country", source: "document" },
    ]);
    const answer = await file(id, "facturx");
    expect(answer.status).toBe(422);
    expect(answer.bytes.toString()).toContain(
      "Before this can be an e-invoice: your street, postcode and city · your client’s country",
    );

    const other = await issue({ referenceNumber: "" });
    expect((await check(other.id, "xrechnung-ubl")).body.missing).toEqual([
      {
        field: "buyerReference",
        label: "a buyer reference, such as a Leitweg-ID or an order number",
        source: "client",
      },
    ]);
    await ask(tenant, "PATCH", `clients/${client.id}`, { buyerReference: "04011000-12345-03" });
    expect((await check(other.id, "xrechnung-ubl")).body.missing).toEqual([]);
    expect((await file(other.id, "xrechnung-ubl")).bytes.toString()).toContain("04011000-12345-03");
  });
});

it("keeps where the client received invoices at the issue", async () => {
  const { tenant, client, issue, read } = await newStudio();
  const address = `clients/${client.id}`;
  const invalid = await ask(tenant, "PATCH", address, { electronicAddress: "somewhere" });
  expect([invalid.status, invalid.body.errors[0]?.path]).toEqual([422, "electronicAddress"]);
  await ask(tenant, "PATCH", address, { electronicAddress: "0088:7300010000001", buyerReference: "A-1" });
  const { id } = await issue();
  await ask(tenant, "PATCH", address, { electronicAddress: "", buyerReference: "B-2" });
  expect(await read(id)).toMatchObject({
    electronicAddress: "0088:7300010000001",
    buyerReference: "A-1",
  });
});

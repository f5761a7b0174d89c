import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import path from "node:path";
import { v7 as newId } from "uuid";
import { describe, expect, it, vi } from "vitest";
import { db } from "@/lib/server/db/client";
import { frozenPdf } from "@/lib/sales-documents/server/frozen-pdf";
import * as printDocument from "@/lib/sales-documents/print/document";
import { storageFolder } from "@/lib/server/storage/disk-store";
import { exportArchive, importArchive, zipFiles } from "../support/archive/archive";
import { ask, call } from "../support/call";
import { newIssuer } from "../support/documents/issued";
import { normalizeText, readPdf } from "../support/pdf/pdf";
import { download } from "../support/pdf/print-document";
import { newTenant, type Tenant } from "../support/tenants";

// A text that a later version would print differently.
const later = { heading: "" };
const { toPrintModel } = printDocument;
vi.spyOn(printDocument, "toPrintModel").mockImplementation((document) => {
  const model = toPrintModel(document);
  return later.heading ? { ...model, title: later.heading } : model;
});

const stored = (tenant: Tenant, id: string) =>
  db.salesDocument.findUniqueOrThrow({
    where: { userId_id: { userId: tenant.userId, id } },
    select: { pdfKey: true, pdfHash: true, updatedAt: true },
  });

/** Resolves once the PDF is stored, which happens after the response to the issue. */
const whenStored = (tenant: Tenant, id: string) =>
  vi.waitFor(
    async () => {
      const row = await stored(tenant, id);
      expect(row.pdfKey).not.toBeNull();
      return row;
    },
    { timeout: 60_000 },
  );

describe("the PDF of an issued document", () => {
  it("is stored after the issue, and is the same bytes when a later version prints differently", async () => {
    const { tenant, issued, add, read } = await newIssuer();
    const document = await issued();
    const { pdfHash } = await whenStored(tenant, document.id);
    const before = Buffer.from((await download(tenant, document.id)).bytes);
    expect(createHash("sha256").update(before).digest("hex")).toBe(pdfHash);
    const draft = await add();
    later.heading = "Rechnung";
    try {
      expect(Buffer.from((await download(tenant, document.id)).bytes).equals(before)).toBe(true);
      expect((await readPdf((await download(tenant, draft.id)).bytes)).text).toContain("Rechnung");
    } finally {
      later.heading = "";
    }
    expect(await read(document.id)).toEqual(document);
  });

  it("is made by whoever reads first, and of several at once all get the same bytes", async () => {
    const { tenant, add, succeed } = await newIssuer();
    const { id } = await add();
    // As after a crash between the commit and the store.
    const issue = await succeed(id, "issue");
    await whenStored(tenant, id);
    const first = Buffer.from((await download(tenant, id)).bytes);
    await db.$executeRaw`UPDATE "SalesDocument" SET "pdfKey" = NULL, "pdfHash" = NULL WHERE "id" = ${id}::uuid`;
    const copies = await Promise.all(Array.from({ length: 6 }, () => download(tenant, id)));
    for (const { bytes } of copies) expect(Buffer.from(bytes).equals(first)).toBe(true);
    const { pdfKey, updatedAt } = await stored(tenant, id);
    expect(updatedAt.toISOString()).toBe(issue.updatedAt);
    const claimed = await db.upload.findMany({ where: { userId: tenant.userId, usedAt: { not: null } } });
    expect(claimed.map(({ key }) => key)).toContain(pdfKey);
    const unclaimed = await db.upload.count({ where: { userId: tenant.userId, usedAt: null } });
    expect(unclaimed).toBe(0);
  });

  it("is the one that was stored first, when two versions make it at once on two instances", async () => {
    const { tenant, add } = await newIssuer();
    const { id } = await add();
    // Without the background work of an issue.
    const lockedAt = new Date();
    await db.salesDocument.update({
      where: { userId_id: { userId: tenant.userId, id } },
      data: { lockedAt },
    });
    const document = { id, lockedAt, category: "invoice", number: "1", projectTitle: "Shop" };
    const versions = ["%PDF of the old version", "%PDF of the new version"].map((text) => Buffer.from(text));
    const made = versions.map((pdf) => frozenPdf(tenant.userId, document, () => Promise.resolve(pdf)));
    const [first, second] = (await Promise.all(made)).map((pdf) => Buffer.from(pdf).toString());
    expect(versions.map(String)).toContain(first);
    expect(second).toBe(first);
    expect(Buffer.from((await download(tenant, id)).bytes).toString()).toBe(first);
    expect(await db.upload.count({ where: { userId: tenant.userId } })).toBe(1);
  });

  it("is released when the document is taken back, and made again from what is issued then", async () => {
    const { tenant, issued, succeed, change } = await newIssuer();
    const { id } = await issued();
    const { pdfKey } = await whenStored(tenant, id);
    await succeed(id, "take-back");
    expect(await stored(tenant, id)).toMatchObject({ pdfKey: null, pdfHash: null });
    expect(await db.upload.count({ where: { userId: tenant.userId, key: pdfKey ?? "" } })).toBe(0);
    await change(id, { note: "Second attempt" });
    await succeed(id, "issue");
    expect((await readPdf((await download(tenant, id)).bytes)).text).toContain(
      normalizeText("Second attempt"),
    );
  });

  it("is never made anew once it was stored", async () => {
    const { tenant, issued } = await newIssuer();
    const { id } = await issued();
    const { pdfKey } = await whenStored(tenant, id);
    await rm(path.join(storageFolder(), pdfKey ?? ""));
    const answer = await ask(tenant, "GET", `sales-documents/${id}/pdf`);
    expect([answer.status, answer.body.detail]).toEqual([
      410,
      "The stored PDF of this document is lost. Restore it from a backup.",
    ]);
  });

  it("survives a deletion of other rows, which removes what nothing refers to", async () => {
    const { tenant, issued, add } = await newIssuer();
    const { id } = await issued();
    await whenStored(tenant, id);
    const before = Buffer.from((await download(tenant, id)).bytes);
    const other = await ask(tenant, "POST", "projects", { name: "Other" });
    await add({ projectId: other.body.id });
    expect((await ask(tenant, "DELETE", `projects/${other.body.id}`)).status).toBe(204);
    expect(Buffer.from((await download(tenant, id)).bytes).equals(before)).toBe(true);
  });

  it("is another tenant's 404", async () => {
    const { issued } = await newIssuer();
    const { id } = await issued();
    expect((await ask(await newTenant(), "GET", `sales-documents/${id}/pdf`)).status).toBe(404);
  });
});

describe("the paper", () => {
  it("names the invoice of a credit note, and the document that it was made from", async () => {
    const { tenant, issued, succeed } = await newIssuer();
    const day = { issuedDate: "2026-11-03" };
    const quotation = await issued({ category: "quotation", number: "2026-Q003" }, day);
    const draft = await succeed(quotation.id, "convert", { category: "invoice" });
    const invoice = await succeed(draft.id, "issue", { ...day, dueOn: "2026-11-17" });
    const credit = await succeed((await succeed(invoice.id, "credit")).id, "issue", day);
    const textOf = async (id: string) => (await readPdf((await download(tenant, id)).bytes)).text;
    const printed = await textOf(invoice.id);
    expect(printed).toContain(normalizeText("Reference Quotation 2026-Q003 of 3 Nov 2026"));
    expect(printed).toContain(normalizeText("Due date Tue 17 Nov 2026"));
    const note = await textOf(credit.id);
    expect(note).toContain(normalizeText("Credit note"));
    expect(note).toContain(normalizeText("Reference Invoice 1 of 3 Nov 2026"));
    expect(note).not.toContain("Bank");
    const { headers } = await call(tenant, "GET", `sales-documents/${credit.id}/pdf`);
    expect(headers.get("content-disposition")).toContain('filename="credit note-1-Shop.pdf"');
  });
});

describe("an archive", () => {
  it("restores issued documents with their numbers, links, payments, settings and the bytes of their PDFs", async () => {
    const { tenant, issued, succeed, settings, read } = await newIssuer();
    await settings({ invoice: { pattern: "{YYYY}-{0000}", reset: "year", next: 14 } });
    const quotation = await issued({ category: "quotation" });
    const draft = await succeed(quotation.id, "convert", { category: "invoice" });
    const invoice = await succeed(draft.id, "issue");
    const part = { items: [{ title: "Design", rate: "0.5", quantity: "1" }] };
    const credit = await succeed((await succeed(invoice.id, "credit", part)).id, "issue");
    const payment = {
      id: newId(),
      documentId: invoice.id,
      amount: "100.5",
      receivedOn: new Date("2026-11-20"),
      method: "bank" as const,
    };
    await db.receivedPayment.create({ data: { ...payment, userId: tenant.userId } });
    for (const { id } of [quotation, invoice, credit]) await whenStored(tenant, id);
    const before = await exportArchive(tenant);
    const pdf = Buffer.from((await download(tenant, invoice.id)).bytes);
    expect([...before].some(([name, bytes]) => name.startsWith("objects/pdfs/") && bytes.equals(pdf))).toBe(
      true,
    );

    const copy = await newTenant();
    const answer = await importArchive(copy, await zipFiles(before));
    expect(answer, answer.body.detail).toMatchObject({ status: 200, body: { salesDocuments: 3 } });
    const copied = await ask(copy, "GET", `sales-documents/${invoice.id}`);
    // The payment was stored without the sums that it changes.
    const sums = { received: "100.50", balance: "199.00", toReceive: "199.00", state: "partPaid" };
    expect(copied.body).toEqual({ ...(await read(invoice.id)), ...sums });
    expect((await ask(copy, "GET", `sales-documents/${credit.id}`)).body).toEqual(await read(credit.id));
    expect((await ask(copy, "GET", "document-settings")).body).toEqual(
      (await ask(tenant, "GET", "document-settings")).body,
    );
    expect(Buffer.from((await download(copy, invoice.id)).bytes).equals(pdf)).toBe(true);
    const after = await exportArchive(copy);
    for (const [name, bytes] of before) expect(after.get(name)?.equals(bytes), name).toBe(true);
  });
});

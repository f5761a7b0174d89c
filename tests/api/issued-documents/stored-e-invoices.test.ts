import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import { eInvoiceFormats } from "@/lib/e-invoices/formats";
import * as xmlFile from "@/lib/e-invoices/xml-file";
import { db } from "@/lib/server/db/client";
import { storageFolder } from "@/lib/server/storage/disk-store";
import { ask, call } from "../support/call";
import { newLink } from "../support/documents/document-links";
import { complete } from "../support/documents/e-invoice";
import { newIssuer } from "../support/documents/issued";
import { createRow } from "../support/rows";
import { newTenant, type Tenant } from "../support/tenants";

// Text that is added to newly generated XML, as if a later version wrote it differently.
const later = { comment: "" };
const { eInvoiceXml } = xmlFile;
vi.spyOn(xmlFile, "eInvoiceXml").mockImplementation((...input) => eInvoiceXml(...input) + later.comment);

const LOST = "The stored e-invoice of this document is lost. Restore it from a backup.";

/** Issues an invoice to a client that receives invoices by email. */
async function newInvoice() {
  const issuer = await newIssuer();
  const client = { name: "Saltmarsh Bakery", email: "post@saltmarsh.example" };
  const { id: clientId } = await createRow(issuer.tenant, "clients", client);
  const { id } = await issuer.issued({ ...complete, clientId });
  return { ...issuer, clientId, id };
}

const addressOf = (id: string, format: string) => `sales-documents/${id}/e-invoice?format=${format}`;
async function read(tenant: Tenant, id: string, format: string) {
  const answer = await call(tenant, "GET", addressOf(id, format));
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}
const uploadsOf = ({ userId }: Tenant) => db.upload.findMany({ where: { userId, category: "e-invoice" } });

describe("the e-invoice of an issued document", () => {
  it("stays the same when a later version writes it differently, and when the client changes", async () => {
    const { tenant, clientId, id } = await newInvoice();
    const link = await newLink(tenant, id);
    const before = new Map<string, Buffer>();
    for (const format of eInvoiceFormats) before.set(format, await read(tenant, id, format));
    later.comment = "<!-- later -->";
    try {
      const change = { email: "other@saltmarsh.example", buyerReference: "B-2" };
      expect((await ask(tenant, "PATCH", `clients/${clientId}`, change)).status).toBe(200);
      for (const format of eInvoiceFormats) {
        expect((await read(tenant, id, format)).equals(before.get(format) ?? Buffer.of()), format).toBe(true);
        const shown = await call(null, "GET", `public/documents/${link}/e-invoice?format=${format}`);
        expect(Buffer.from(await shown.arrayBuffer()).equals(before.get(format) ?? Buffer.of())).toBe(true);
      }
    } finally {
      later.comment = "";
    }
    expect(await uploadsOf(tenant)).toHaveLength(eInvoiceFormats.length);
  });

  it("is one of those that several requests make at once, of one version or of two", async () => {
    const { tenant, id } = await newInvoice();
    const some = Array.from({ length: 3 }, () => read(tenant, id, "peppol"));
    later.comment = "<!-- later -->";
    const others = Array.from({ length: 3 }, () => read(tenant, id, "peppol"));
    const copies = await Promise.all([...some, ...others]).finally(() => (later.comment = ""));
    for (const copy of copies) expect(copy.equals(copies[0] ?? Buffer.of())).toBe(true);
    const [stored, ...none] = await uploadsOf(tenant);
    expect([none, stored?.size, stored?.usedAt instanceof Date]).toEqual([
      [],
      BigInt(copies[0]?.length ?? 0),
      true,
    ]);
  });

  it("is refused once its file is lost or damaged, and never made anew", async () => {
    const { tenant, id } = await newInvoice();
    await read(tenant, id, "peppol");
    const [{ key } = { key: "" }] = await uploadsOf(tenant);
    const file = path.join(storageFolder(), key);
    const bytes = await readFile(file);
    await writeFile(file, bytes.toString().replace("Saltmarsh", "Saltmarch"));
    const answer = () => ask(tenant, "GET", addressOf(id, "peppol"));
    expect(await answer()).toMatchObject({ status: 410, body: { detail: LOST } });
    await rm(file);
    expect(await answer()).toMatchObject({ status: 410, body: { detail: LOST } });
    await writeFile(file, bytes);
    expect((await read(tenant, id, "peppol")).equals(bytes)).toBe(true);
  });

  it("is removed when the document is taken back, and is kept when other rows are deleted", async () => {
    const { tenant, clientId, id, succeed } = await newInvoice();
    await read(tenant, id, "facturx");
    const { id: other } = await createRow(tenant, "projects", { name: "Other", clientId });
    expect((await ask(tenant, "DELETE", `projects/${other}`)).status).toBe(204);
    expect((await ask(tenant, "DELETE", "trash")).status).toBeLessThan(300);
    const [stored, ...none] = await uploadsOf(tenant);
    expect(none).toEqual([]);
    const file = path.join(storageFolder(), stored?.key ?? "");
    expect((await readFile(file)).subarray(0, 5).toString()).toBe("%PDF-");
    await succeed(id, "take-back");
    expect(await uploadsOf(tenant)).toEqual([]);
    await expect(readFile(file)).rejects.toThrow("ENOENT");
  });

  it("is removed with its tenant, and is another tenant's 404", async () => {
    const { tenant, id } = await newInvoice();
    await read(tenant, id, "peppol");
    expect((await ask(await newTenant(), "GET", addressOf(id, "peppol"))).status).toBe(404);
    const [{ key } = { key: "" }] = await uploadsOf(tenant);
    expect((await ask(tenant, "DELETE", "users")).status).toBe(204);
    await expect(readFile(path.join(storageFolder(), key))).rejects.toThrow("ENOENT");
  });
});

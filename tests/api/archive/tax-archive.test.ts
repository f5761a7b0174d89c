import { describe, expect, it, vi } from "vitest";
import * as documentPdf from "@/lib/sales-documents/server/document-pdf";
import { exportArchive, importArchive, zipFiles } from "../support/archive/archive";
import { ask } from "../support/call";
import { newIssuer } from "../support/documents/issued";
import { mixed } from "../support/documents/mixed-rates";
import { newTenant, type Tenant } from "../support/tenants";

// The PDFs are not read.
vi.spyOn(documentPdf, "freezePdf").mockResolvedValue();
vi.spyOn(documentPdf, "documentPdf").mockResolvedValue({ pdf: new Uint8Array(1), fileName: "1.pdf" });

describe("an export", () => {
  it("has tax rates, treatments and credit notes, and an import restores them", async () => {
    const { tenant, add, issued, succeed } = await newIssuer();
    await add({ ...mixed, taxTreatment: "reverseCharge" });
    const invoice = await issued(mixed);
    const credited = { items: [{ title: "Design", rate: "33.33" }] };
    for (let part = 0; part < 2; part += 1)
      await succeed((await succeed(invoice.id, "credit", credited)).id, "issue");
    const files = await exportArchive(tenant);
    const other = await newTenant();
    expect((await importArchive(other, await zipFiles(files))).status).toBe(200);
    const documents = async (owner: Tenant) =>
      Promise.all(
        (await ask(owner, "POST", "sales-documents/search", { kind: "all" })).body.items.map(
          async ({ id }) => (await ask(owner, "GET", `sales-documents/${id}`)).body,
        ),
      );
    const restored = await documents(other);
    expect(restored).toHaveLength(4);
    expect(restored).toEqual(await documents(tenant));
    expect(files.get("csv/salesDocumentItems.csv")?.toString()).toContain(",unit,taxRate,lineTotal,");
  });

  it("of an earlier version has standard taxation", async () => {
    const { tenant, add } = await newIssuer();
    const { id } = await add(mixed);
    const files = await exportArchive(tenant);
    const path = "json/salesDocuments.json";
    const rows = JSON.parse(files.get(path)?.toString() ?? "", (key, value: unknown) =>
      ["taxTreatment", "withholding", "creditTaxGroups", "taxRate", "unit"].includes(key) ? undefined : value,
    ) as object[];
    // One row per line.
    files.set(path, Buffer.from(`[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]\n`));
    const other = await newTenant();
    const answer = await importArchive(other, await zipFiles(files));
    expect(answer, answer.body.detail).toMatchObject({ status: 200 });
    expect((await ask(other, "GET", `sales-documents/${id}`)).body).toMatchObject({
      taxTreatment: "standard",
      withholding: null,
      items: [{ taxRate: null, unit: null }, { taxRate: null }, {}],
      total: "1253.07",
    });
  });
});

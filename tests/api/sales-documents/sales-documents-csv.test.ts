import { expect, it, vi } from "vitest";
import { readCsv } from "@/lib/shared/text/csv";
import * as documentPdf from "@/lib/sales-documents/server/document-pdf";
import { call } from "../support/call";
import { issuedInvoice, paid } from "../support/documents/paid-invoices";
import { newTenantWithProject } from "../support/studio";
import type { Tenant } from "../support/tenants";

// Each issue would print a PDF, which these tests do not read.
vi.spyOn(documentPdf, "freezePdf").mockResolvedValue();

async function csv(tenant: Tenant, filter: object) {
  const response = await call(tenant, "POST", "sales-documents/csv", filter);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="documents-\d{4}-\d{2}-\d{2}\.csv"/,
  );
  const bytes = new Uint8Array(await response.arrayBuffer());
  // The byte order mark makes spreadsheets read it as UTF-8.
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  return new TextDecoder().decode(bytes);
}

it("the CSV has every document of the filter in its order, beyond the page", async () => {
  const { tenant, projectId, add } = await newTenantWithProject();
  const invoice = await issuedInvoice(
    tenant,
    { projectId, issuedAt: "2020-11-02", clientName: "Café Ørsted; Søn" },
    { dueOn: "2020-11-16" },
  );
  await paid(tenant, invoice.id, "99.5");
  for (const number of ["7", "8", "9"]) await add({ number, issuedAt: "2020-11-03", currency: "JPY" });
  const text = await csv(tenant, { sort: "total", order: "asc", take: 1 });
  const [head, ...rows] = readCsv(text);
  expect(head).toEqual(
    (
      "Kind,Number,Date,Due,Service date,Service from,Service to,Client,Client country,Client VAT ID,Client tax ID," +
      "Own VAT ID,Own tax ID,Project,Currency,Treatment," +
      "Net 0 %,Tax 0 %,Gross 0 %,Net,Tax,Total,Credited,Deposits,Received,Balance,State"
    ).split(","),
  );
  expect(rows).toHaveLength(4);
  expect(rows).toContainEqual([
    "Invoice",
    expect.any(String),
    "2020-11-02",
    "2020-11-16",
    "",
    "",
    "",
    "Café Ørsted; Søn",
    "",
    "",
    "",
    "",
    "",
    "Shop",
    "USD",
    "Standard",
    "300.00",
    "0.00",
    "300.00",
    "300.00",
    "0.00",
    "300.00",
    "0.00",
    "0.00",
    "99.50",
    "200.50",
    "Overdue",
  ]);
  expect(rows).toContainEqual(
    expect.arrayContaining(["7", "2020-11-03", "JPY", "300", "0", "", "Draft"]) as string[],
  );
  expect(readCsv(await csv(tenant, { state: "partPaid" }))).toHaveLength(2);
});

it("marks formulas as text", async () => {
  const { tenant, add } = await newTenantWithProject();
  await add({ clientName: '=HYPERLINK("https://example.com")', projectTitle: "@SUM(A1)", number: "-1+1" });
  const text = await csv(tenant, {});
  expect(text).toContain(`"'=HYPERLINK(""https://example.com"")"`);
  expect(text).toContain("'@SUM(A1)");
});

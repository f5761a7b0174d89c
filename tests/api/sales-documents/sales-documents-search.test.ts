import { describe, expect, it } from "vitest";
import { salesDocumentSchema } from "@/lib/sales-documents/schema";
import { computeTotals } from "@/lib/sales-documents/totals/totals";
import { ask } from "../support/call";
import { createRow } from "../support/rows";
import { newProject, newTenantWithProject } from "../support/studio";
import { newTenant } from "../support/tenants";

describe("POST sales-documents/search", () => {
  it("filters, and lists the last issued first", async () => {
    const { tenant, projectId, add } = await newTenantWithProject();
    const client = await createRow(tenant, "clients", { name: "Saltmarsh Bakery" });
    const other = await newProject(tenant, { name: "Other", clientId: client.id });
    await add({ number: "1_0", issuedAt: "2026-01-05" });
    await add({ number: "AB 2", issuedAt: "2026-03-05", category: "quotation" });
    await add({ number: "3", issuedAt: "2026-02-05", projectId: other });
    const numbers = async (filter: Record<string, unknown>) => {
      const { status, body } = await ask(tenant, "POST", "sales-documents/search", filter);
      expect(status).toBe(200);
      expect(body.unfilteredTotal).toBe(3);
      expect(body.total).toBeGreaterThanOrEqual(body.items.length);
      return body.items.map(({ number }) => number);
    };
    expect(await numbers({})).toEqual(["AB 2", "3", "1_0"]);
    expect(await numbers({ take: 1 })).toEqual(["AB 2"]);
    expect(await numbers({ category: "invoice" })).toEqual(["3", "1_0"]);
    expect(await numbers({ category: "" })).toEqual(["AB 2", "3", "1_0"]);
    expect(await numbers({ projectId })).toEqual(["AB 2", "1_0"]);
    expect(await numbers({ clientId: client.id })).toEqual(["3"]);
    expect(await numbers({ clientId: "freelancing" })).toEqual(["AB 2", "1_0"]);
    expect(await numbers({ number: "ab" })).toEqual(["AB 2"]);
    expect(await numbers({ number: "_" })).toEqual(["1_0"]);
    expect(await numbers({ number: "%" })).toEqual([]);
    expect(await numbers({ category: "receipt" })).toEqual([]);
    expect((await ask(tenant, "POST", "sales-documents/search", { category: "letter" })).status).toBe(422);
  });

  it("finds no documents of a deleted project", async () => {
    const { tenant, projectId, add } = await newTenantWithProject();
    const { id } = await add();
    expect((await ask(tenant, "DELETE", `projects/${projectId}`)).status).toBe(204);
    expect((await ask(tenant, "GET", `sales-documents/${id}`)).status).toBe(404);
    expect((await ask(tenant, "POST", "sales-documents/search", {})).body.total).toBe(0);
  });
});

describe("the full demo", () => {
  it("has about 30 documents whose totals are computed like all others", async () => {
    const tenant = await newTenant("full");
    const { body } = await ask(tenant, "POST", "sales-documents/search", {});
    expect(body).toMatchObject({ total: 30, unfilteredTotal: 30 });
    expect((await ask(tenant, "POST", "sales-documents/search", { kind: "all" })).body.total).toBe(31);
    for (const { id } of body.items) {
      const document = salesDocumentSchema.parse((await ask(tenant, "GET", `sales-documents/${id}`)).body);
      const { discount, total } = computeTotals(document);
      expect(document).toMatchObject({ discount, total });
    }
  });
});

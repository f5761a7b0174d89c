import { describe, expect, it } from "vitest";
import { listSchema } from "@/lib/api/list";
import { paymentRowSchema, paymentStatsSchema } from "@/lib/payments/schema";
import { ask } from "../support/call";
import { db } from "@/lib/server/db/client";
import { newIssuer } from "../support/documents/issued";
import { createRow, searchNames } from "../support/rows";
import { newTenant, type Tenant } from "../support/tenants";

async function newProjects(tenant: Tenant, projects: [name: string, status: string, budget: number][]) {
  const ids = [];
  for (const [name, paymentStatus, budget] of projects)
    ids.push((await createRow(tenant, "projects", { name, paymentStatus, budget })).id);
  return ids;
}

const stats = async (tenant: Tenant) => {
  const { status, body } = await ask(tenant, "GET", "payment/stats");
  expect(status).toBe(200);
  return paymentStatsSchema.parse(body);
};

describe("POST payment/search", () => {
  it("lists pending, processing and paid projects, each group by name", async () => {
    const tenant = await newTenant();
    await newProjects(tenant, [
      ["zebra", "pending", 1],
      ["Alba", "paid", 1],
      ["Émile", "processing", 1],
      ["Delta", "processing", 1],
      ["Alpha", "pending", 1],
      ["älter", "paid", 1],
      ["Foto", "processing", 1],
    ]);
    const all = ["Alpha", "zebra", "Delta", "Émile", "Foto", "Alba", "älter"];
    expect(await searchNames(tenant, "payment")).toEqual({ names: all, total: 7, unfilteredTotal: 7 });
    expect(await searchNames(tenant, "payment", { paymentStatus: "due" })).toEqual({
      names: all.slice(0, 5),
      total: 5,
      unfilteredTotal: 7,
    });
    expect((await searchNames(tenant, "payment", { paymentStatus: "paid" })).names).toEqual([
      "Alba",
      "älter",
    ]);
    expect((await searchNames(tenant, "payment", { paymentStatus: "" })).names).toEqual(all);
    expect(await searchNames(tenant, "payment", { take: 3 })).toEqual({
      names: all.slice(0, 3),
      total: 7,
      unfilteredTotal: 7,
    });
    expect((await searchNames(tenant, "payment", { name: "AL" })).names).toEqual(["Alpha", "Alba", "älter"]);
    expect((await searchNames(tenant, "payment", { name: "%" })).names).toEqual([]);
    expect((await ask(tenant, "POST", "payment/search", { paymentStatus: "pending" })).status).toBe(422);
    expect((await ask(tenant, "POST", "payment/search", { take: 1001 })).status).toBe(422);
  });

  it("filters by client and by no client", async () => {
    const tenant = await newTenant();
    const client = await createRow(tenant, "clients", { name: "Saltmarsh Bakery", themeColor: "orange" });
    await createRow(tenant, "projects", { name: "Shop", clientId: client.id });
    await createRow(tenant, "projects", { name: "Mine" });
    expect((await searchNames(tenant, "payment", { clientId: client.id })).names).toEqual(["Shop"]);
    expect((await searchNames(tenant, "payment", { clientId: "freelancing" })).names).toEqual(["Mine"]);
    expect((await ask(tenant, "POST", "payment/search", { clientId: "none" })).status).toBe(422);
  });

  it("includes client and documents, the last issued first", async () => {
    const tenant = await newTenant();
    const client = await createRow(tenant, "clients", { name: "Saltmarsh Bakery", themeColor: "orange" });
    const project = await createRow(tenant, "projects", {
      name: "Shop",
      clientId: client.id,
      budget: 12_400,
    });
    const document = {
      projectId: project.id,
      projectTitle: "Shop",
      freelancerName: "Ida",
      clientName: "Saltmarsh",
      currency: "JPY",
      items: [{ title: "Design", rate: "100.4", quantity: "3" }],
    };
    const first = await createRow(tenant, "sales-documents", { ...document, issuedAt: "2026-01-05" });
    const second = await createRow(tenant, "sales-documents", { ...document, issuedAt: "2026-01-06" });
    const { body } = await ask(tenant, "POST", "payment/search", {});
    expect(listSchema(paymentRowSchema).parse(body).items).toMatchObject([
      {
        id: project.id,
        budget: 12_400,
        paymentStatus: "pending",
        client: { id: client.id, name: "Saltmarsh Bakery", themeColor: "orange" },
        salesDocuments: [
          { id: second.id, category: "invoice", number: "2", total: "301", currency: "JPY", isIssued: false },
          { id: first.id, category: "invoice", number: "1", total: "301", currency: "JPY" },
        ],
      },
    ]);
  });

  it("lists projects that are owed first only where that is asked for, with their sums per currency", async () => {
    const issuer = await newIssuer();
    const { tenant } = issuer;
    const [first = "", second = ""] = await newProjects(tenant, [
      ["A first", "processing", 1],
      ["B second", "pending", 1],
      ["C nothing", "pending", 1],
    ]);
    const issue = (projectId: string, body: object) => issuer.issued({ projectId, ...body });
    const eur = await issue(second, { currency: "EUR", items: [{ title: "A", rate: "10", quantity: "2" }] });
    await issue(second, { currency: "JPY", items: [{ title: "A", rate: "300", quantity: "1" }] });
    await db.salesDocument.updateMany({
      where: { userId: tenant.userId, projectId: second },
      data: { dueOn: new Date("2026-01-31") },
    });
    await issuer.add({ projectId: first, currency: "EUR" });
    // The first invoice has moved its project to processing. The default order is by payment status and name, for every caller.
    for (const filter of [{}, { sort: "" }]) {
      const { names } = await searchNames(tenant, "payment", filter);
      expect(names.filter((name) => /^[ABC] /.test(String(name)))).toEqual([
        "C nothing",
        "A first",
        "B second",
      ]);
    }
    expect((await ask(tenant, "POST", "payment/search", { sort: "name" })).status).toBe(422);
    const { body } = await ask(tenant, "POST", "payment/search", { sort: "owed" });
    const rows = listSchema(paymentRowSchema).parse(body).items;
    expect(eur.projectId).toBe(second);
    expect(rows.map(({ name }) => name).slice(0, 1)).toEqual(["B second"]);
    expect(rows[0]).toMatchObject({
      owedSince: "2026-01-31",
      owed: [
        { currency: "EUR", amount: "20.00" },
        { currency: "JPY", amount: "300" },
      ],
    });
    // A draft is not owed.
    expect(rows.find(({ id }) => id === first)).toMatchObject({ owed: [], owedSince: null });
  });

  it("returns nothing of another tenant", async () => {
    const [owner, other] = [await newTenant(), await newTenant()];
    await newProjects(owner, [["Shop", "pending", 500]]);
    expect((await ask(other, "POST", "payment/search", {})).body).toEqual({
      items: [],
      total: 0,
      unfilteredTotal: 0,
    });
    expect(await stats(other)).toEqual({ unprocessed: 0, processing: 0, allAmountDue: 0 });
  });

  it("returns the full demo in the strict shape", async () => {
    const tenant = await newTenant("full");
    const { body } = await ask(tenant, "POST", "payment/search", { take: 1000 });
    const page = listSchema(paymentRowSchema).parse(body);
    expect(page.total).toBe(22);
    const sum = (status: string) =>
      page.items.filter((row) => row.paymentStatus === status).reduce((total, row) => total + row.budget, 0);
    expect(await stats(tenant)).toEqual({
      unprocessed: sum("pending"),
      processing: sum("processing"),
      allAmountDue: sum("pending") + sum("processing"),
    });
  });
});

describe("GET payment/stats", () => {
  it("sums budgets, and is updated by each change of a payment status", async () => {
    const tenant = await newTenant();
    expect(await stats(tenant)).toEqual({ unprocessed: 0, processing: 0, allAmountDue: 0 });
    const [shop = ""] = await newProjects(tenant, [
      ["Shop", "pending", 999_999_999_999],
      ["Logo", "pending", 250],
      ["Book", "processing", 1_000],
      ["Site", "paid", 7_000],
    ]);
    expect(await stats(tenant)).toEqual({
      unprocessed: 1_000_000_000_249,
      processing: 1_000,
      allAmountDue: 1_000_000_001_249,
    });
    await ask(tenant, "PATCH", `projects/${shop}`, { id: shop, paymentStatus: "processing" });
    expect(await stats(tenant)).toEqual({
      unprocessed: 250,
      processing: 1_000_000_000_999,
      allAmountDue: 1_000_000_001_249,
    });
    await ask(tenant, "PATCH", `projects/${shop}`, { paymentStatus: "paid" });
    expect(await stats(tenant)).toEqual({ unprocessed: 250, processing: 1_000, allAmountDue: 1_250 });
  });
});

import { describe, expect, it } from "vitest";
import { TOO_MANY_LINES } from "@/lib/sales-documents/totals/line-limit";
import { salesDocumentSchema } from "@/lib/sales-documents/schema";
import { computeTotals } from "@/lib/sales-documents/totals/totals";
import { db } from "@/lib/server/db/client";
import { exportArchive, importArchive, zipFiles } from "../support/archive/archive";
import { ask } from "../support/call";
import { item, newTenantWithProject } from "../support/studio";
import { newTenant } from "../support/tenants";

describe("PATCH sales-documents", () => {
  it("keeps the fields that it does not name, and recomputes the totals", async () => {
    const { add, change } = await newTenantWithProject();
    const before = await add({
      items: [item, { title: "Travel", description: "Train", rate: "40", quantity: "2" }],
      discountPercent: "10",
      discountFlat: "5",
      tax: "20",
      note: "Thank you",
    });
    expect(before.total).toBe("404.40");
    const { body } = await change(before.id, { tax: "0", total: "1", discount: "0" });
    const taxGroups = [{ rate: "0", net: "337.00", tax: "0.00", discount: "43.00" }];
    const totals = { taxGroups, total: "337.00", receivable: "337.00" };
    expect(body).toEqual({ ...before, tax: "0", ...totals, updatedAt: body.updatedAt });
    const retitled = await change(before.id, { title: "Webshop" });
    expect(retitled.body).toEqual({
      ...body,
      projectTitle: "Webshop",
      updatedAt: retitled.body.updatedAt,
    });
    const inYen = await change(before.id, { currency: "JPY", discountPercent: "33.3333" });
    expect(inYen.body).toMatchObject({ currency: "JPY", discount: "132", total: "248", items: before.items });
  });

  it("replaces the items as a whole, in their order", async () => {
    const { add, change } = await newTenantWithProject();
    const before = await add({ items: [item, { ...item, title: "Second" }, { ...item, title: "Third" }] });
    const items = [
      { title: "Third", description: "now first", rate: "10.5", quantity: "1.5" },
      { title: "Design", description: null, rate: "100", quantity: "3" },
    ];
    const { body } = await change(before.id, { items });
    expect(body).toMatchObject({ items, total: "315.75" });
    expect((await change(before.id, { items: [] })).body.errors).toEqual([
      { path: "items", message: "At least one item is required" },
    ]);
    expect((await change(before.id, { discountFlat: "315.76" })).body.errors).toEqual([
      { path: "discountFlat", message: "Discount cannot exceed the subtotal" },
    ]);
    // A discount that was too large for the old items is valid for the new ones.
    const both = await change(before.id, { discountFlat: "400", items: [{ ...item, quantity: "4" }] });
    expect([both.status, both.body.total]).toEqual([200, "0.00"]);
    expect((await change(before.id, { items: [item] })).status).toBe(422);
  });

  it("keeps totals correct during ten concurrent changes", async () => {
    const { tenant, add, change } = await newTenantWithProject();
    const { id } = await add();
    const patches = [
      { tax: "20" },
      { discountPercent: "15" },
      { discountFlat: "12.34" },
      { items: [item, item] },
      { items: [{ ...item, quantity: "7" }] },
      { currency: "KWD" },
      { note: "Thank you" },
      { tax: "7.7" },
      { number: "55" },
      { discountPercent: "5" },
    ];
    const answers = await Promise.all(patches.map((patch) => change(id, patch)));
    expect(answers.map(({ status }) => status)).toEqual(patches.map(() => 200));
    const document = salesDocumentSchema.parse((await ask(tenant, "GET", `sales-documents/${id}`)).body);
    const { discount, total } = computeTotals(document);
    expect(document).toMatchObject({
      discount,
      total,
      note: "Thank you",
      number: "55",
      currency: "KWD",
      discountFlat: "12.34",
    });
  });
});

it("rejects more lines than can be printed, and keeps a document that already has them", async () => {
  const { tenant, add, create, change } = await newTenantWithProject();
  const lines = `a${"\n".repeat(2000)}b`;
  const long = { ...item, description: lines };
  const refused = { status: 422, body: { errors: [{ path: "items", message: TOO_MANY_LINES }] } };
  expect(await create({ items: [long, long, long] })).toMatchObject(refused);
  const { id } = await add({ items: [long, long] });
  expect(await change(id, { note: lines })).toMatchObject(refused);
  await db.salesDocument.updateMany({ where: { id }, data: { note: lines } });
  expect(await ask(tenant, "GET", `sales-documents/${id}`)).toMatchObject({
    status: 200,
    body: { note: lines },
  });
  const copy = await newTenant();
  expect(await importArchive(copy, await zipFiles(await exportArchive(tenant)))).toMatchObject({
    status: 200,
  });
  expect((await ask(copy, "GET", `sales-documents/${id}`)).body.note).toBe(lines);
});

import { v7 as newId } from "uuid";
import { describe, expect, it } from "vitest";
import { salesDocumentSchema } from "@/lib/sales-documents/schema";
import { ask } from "../support/call";
import { createRow } from "../support/rows";
import { item, names, newProject, newTenantWithProject } from "../support/studio";
import { newTenant } from "../support/tenants";

describe("POST sales-documents", () => {
  it("reports every missing field", async () => {
    const answer = await ask(await newTenant(), "POST", "sales-documents", {});
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([
      { path: "projectTitle", message: "Please enter a project title" },
      { path: "freelancerName", message: "Please add a freelancer name" },
      { path: "clientName", message: "Please add a client name" },
      { path: "items", message: "At least one item is required" },
      { path: "projectId", message: "This field is required" },
    ]);
  });

  it("defaults to an invoice of today in the profile's currency, without discount and tax", async () => {
    const { tenant, projectId, create } = await newTenantWithProject();
    await ask(tenant, "PATCH", "users", { currency: "KWD", timeZone: "Pacific/Kiritimati" });
    const { body } = await create();
    const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Pacific/Kiritimati" }).format(new Date());
    expect(salesDocumentSchema.parse(body)).toMatchObject({
      category: "invoice",
      number: "1",
      currency: "KWD",
      issuedAt: `${today}T00:00:00.000Z`,
      projectId,
      client: null,
      clientId: null,
      referenceNumber: null,
      tax: "0",
      discountPercent: "0",
      discountFlat: "0",
      discount: "0.000",
      total: "300.000",
      items: [{ title: "Design", description: null, rate: "100", quantity: "3" }],
    });
  });

  it("accepts title and name as aliases of projectTitle and an item's title, and is for the project's client", async () => {
    const tenant = await newTenant();
    const client = await createRow(tenant, "clients", { name: "Saltmarsh Bakery", themeColor: "orange" });
    const projectId = await newProject(tenant, { clientId: client.id });
    const { projectTitle: title, ...rest } = names;
    const { status, body } = await ask(tenant, "POST", "sales-documents", {
      ...rest,
      title,
      projectId,
      items: [{ name: "Design" }],
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      projectTitle: "Shop",
      items: [{ title: "Design", rate: "1", quantity: "1" }],
      clientId: client.id,
      client: { id: client.id, name: "Saltmarsh Bakery", themeColor: "orange" },
    });
  });

  it.each([
    ["USD", "35.26", "37.02"],
    ["JPY", "36", "36"],
    ["KWD", "35.252", "37.016"],
  ])("computes totals in %s and ignores sent ones", async (currency, discount, total) => {
    const { tenant, add } = await newTenantWithProject();
    const document = await add({
      currency,
      items: [
        { title: "Hours", rate: "12.345", quantity: "5.5" },
        { title: "Travel", rate: "1.005", quantity: "1" },
      ],
      discountPercent: "50",
      discountFlat: "0.8",
      tax: "10",
      total: "1",
      discount: "999",
    });
    expect(document).toMatchObject({ discount, total });
    const read = await ask(tenant, "GET", `sales-documents/${document.id}`);
    expect(read.body).toEqual(document);
  });

  it.each([
    [{ items: [] }, "items", "At least one item is required"],
    [{ items: null }, "items", "At least one item is required"],
    [{ items: [{ ...item, title: " " }] }, "items.0.title", "Please name the item"],
    [{ items: [item, { rate: "1" }] }, "items.1.title", "Please name the item"],
    [{ items: [{ ...item, rate: "" }] }, "items.0.rate", "Please add rate"],
    [{ items: [{ ...item, rate: null }] }, "items.0.rate", "Please add rate"],
    [{ items: [{ ...item, quantity: "" }] }, "items.0.quantity", "Please add quantity"],
    [{ items: [{ ...item, rate: "0.99" }] }, "items.0.rate", "Must be a number and at least 1"],
    [{ items: [{ ...item, rate: "-5" }] }, "items.0.rate", "Must be a number and at least 1"],
    [{ items: [{ ...item, rate: "ten" }] }, "items.0.rate", "Must be a number and at least 1"],
    [{ items: [{ ...item, rate: "1e3" }] }, "items.0.rate", "Must be a number and at least 1"],
    [{ items: [{ ...item, rate: "12,50" }] }, "items.0.rate", "Invalid number. Use a format like 1250.50"],
    [{ items: [{ ...item, rate: "1.250,50" }] }, "items.0.rate", "Invalid number. Use a format like 1250.50"],
    [{ discountFlat: "1,25,0" }, "discountFlat", "Invalid number. Use a format like 1250.50"],
    [{ items: [{ ...item, quantity: 0 }] }, "items.0.quantity", "Must be a number and at least 1"],
    [{ items: [{ ...item, rate: "1.00001" }] }, "items.0.rate", "Must have at most 4 decimal places"],
    [{ items: [{ ...item, rate: "1000000000000" }] }, "items.0.rate", "Must be at most 999,999,999,999"],
    [{ projectTitle: "" }, "projectTitle", "Please enter a project title"],
    [{ freelancerName: "" }, "freelancerName", "Please add a freelancer name"],
    [{ clientName: " " }, "clientName", "Please add a client name"],
    [{ discountPercent: "100.1" }, "discountPercent", "Must be at most 100"],
    [{ discountPercent: "-1" }, "discountPercent", "Must be a number from 0 to 100"],
    [{ tax: "101" }, "tax", "Must be at most 100"],
    [{ discountFlat: "300.01" }, "discountFlat", "Discount cannot exceed the subtotal"],
    [{ discountPercent: "50", discountFlat: "151" }, "discountFlat", "Discount cannot exceed the subtotal"],
    [{ currency: "" }, "currency", "Please select a currency"],
    [{ currency: "XXX" }, "currency", "Must be the code of a currency"],
    [{ issuedAt: "2026-02-30" }, "issuedAt", "Must be a date such as 2026-11-27"],
    [{ issuedAt: "0000-01-01" }, "issuedAt", "Must be a date such as 2026-11-27"],
    [{ issuedAt: null }, "issuedAt", "Date is required"],
    [{ category: "letter" }, "category", "Must be quotation, invoice or receipt"],
    [{ note: "a\0b" }, "note", "Contains characters that cannot be saved"],
  ])("rejects %j", async (body, path, message) => {
    const { create } = await newTenantWithProject();
    const answer = await create(body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(422);
    expect(answer.body.errors).toContainEqual({ path, message });
  });

  it("rejects a total that cannot be stored, and accepts the largest that can", async () => {
    const { create, add } = await newTenantWithProject();
    const largest = { title: "All", rate: "999999999999", quantity: "999999" };
    const answer = await create({ items: [largest] });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([
      { path: "items", message: "The total must be at most 999,999,999,999,999" },
    ]);
    const document = await add({ items: [{ ...largest, quantity: "1000" }], currency: "KWD" });
    expect(document.total).toBe("999999999999000.000");
  });

  it("stores cleared fields as null, and dates as they were written", async () => {
    const { add } = await newTenantWithProject();
    const document = await add({
      discountPercent: "",
      discountFlat: null,
      tax: "",
      referenceNumber: "",
      note: " ",
      issuedAt: "2026-11-27T23:30:00-10:00",
    });
    expect(document).toMatchObject({
      discountPercent: "0",
      discountFlat: "0",
      tax: "0",
      referenceNumber: null,
      note: null,
      issuedAt: "2026-11-27T00:00:00.000Z",
    });
  });

  it("creates one row from ten concurrent creates, and accepts a repetition", async () => {
    const { tenant, create, add } = await newTenantWithProject();
    const id = newId();
    const body = { id, items: [{ title: "Hours", rate: "1,200.50", quantity: 2 }], tax: "5.50" };
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(9).fill(200), 201]);
    const list = await ask(tenant, "POST", "sales-documents/search", {});
    expect(list.body).toMatchObject({ total: 1, items: [{ id, number: "1" }] });
    expect((await create(body)).status).toBe(200);
    expect((await create({ ...body, tax: "6" })).status).toBe(409);
    expect((await create({ ...body, items: [item] })).status).toBe(409);
    expect((await add()).number).toBe("2");
  });

  it("rejects references to another tenant's rows", async () => {
    const [mine, theirs] = [await newTenantWithProject(), await newTenantWithProject()];
    expect((await mine.create({ projectId: theirs.projectId })).status).toBe(404);
    expect((await mine.create({ projectId: newId() })).status).toBe(404);
    const document = await theirs.add();
    for (const method of ["GET", "DELETE", "PATCH"] as const) {
      const body = method === "PATCH" ? { items: [item] } : undefined;
      expect((await ask(mine.tenant, method, `sales-documents/${document.id}`, body)).status).toBe(404);
    }
    const read = await ask(theirs.tenant, "GET", `sales-documents/${document.id}`);
    expect(read.body).toEqual(document);
  });
});

describe("the number of a new document", () => {
  it("counts by category from the highest whole number", async () => {
    const { tenant, add } = await newTenantWithProject();
    const next = async (category: string) =>
      (await ask(tenant, "POST", "sales-documents/next-number", { category })).body;
    expect(await next("invoice")).toEqual({ number: "1" });
    await add({ number: "9" });
    await add({ number: "10" });
    await add({ number: "2026-55" });
    await add({ number: "INV 99" });
    await add({ category: "quotation", number: "40" });
    expect(await next("invoice")).toEqual({ number: "11" });
    expect(await next("quotation")).toEqual({ number: "41" });
    expect(await next("receipt")).toEqual({ number: "1" });
    expect((await add()).number).toBe("11");
    expect((await add({ category: "receipt" })).number).toBe("1");
    expect((await ask(tenant, "POST", "sales-documents/next-number", {})).status).toBe(422);
  });

  it("is different for each of ten documents that are created at once", async () => {
    const { add } = await newTenantWithProject();
    const created = await Promise.all(Array.from({ length: 10 }, () => add()));
    const numbers = created.map(({ number }) => Number(number)).sort((a, b) => a - b);
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});

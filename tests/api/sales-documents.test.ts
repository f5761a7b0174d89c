import { describe, expect, it } from "vitest";
import { newId } from "@/lib/new-id";
import { salesDocumentSchema, type SalesDocument } from "@/lib/sales-documents/schema";
import { computeTotals } from "@/lib/sales-documents/totals";
import { ask } from "./support/call";
import { make } from "./support/rows";
import { newTenant, type Tenant } from "./support/tenants";

const item = { title: "Design", rate: "100", quantity: "3" };
const names = { projectTitle: "Shop", freelancerName: "Ida Brekke", clientName: "Saltmarsh Bakery" };

async function newProject(tenant: Tenant, body: Record<string, unknown> = {}) {
  return (await make(tenant, "projects", { name: "Shop", ...body })).id;
}

/** A tenant with one project, and what creates documents in it. */
async function studio() {
  const tenant = await newTenant();
  const projectId = await newProject(tenant);
  const create = (body: Record<string, unknown> = {}) =>
    ask(tenant, "POST", "sales-documents", { projectId, ...names, items: [item], ...body });
  const add = async (body: Record<string, unknown> = {}): Promise<SalesDocument> => {
    const answer = await create(body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return salesDocumentSchema.parse(answer.body);
  };
  const change = (id: string, body: Record<string, unknown>) =>
    ask(tenant, "PATCH", `sales-documents/${id}`, body);
  return { tenant, projectId, create, add, change };
}

describe("POST sales-documents", () => {
  it("says everything that is missing", async () => {
    const answer = await ask(await newTenant(), "POST", "sales-documents", {});
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([
      { path: "projectTitle", message: "Please enter a project title" },
      { path: "freelancerName", message: "Please add a freelancer name" },
      { path: "clientName", message: "Please add a client name" },
      { path: "items", message: "At least one item is required" },
      { path: "projectId", message: "Must be an id" },
    ]);
  });

  it("begins as an invoice of today in the profile's currency, without discount and tax", async () => {
    const { tenant, projectId, create } = await studio();
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

  it("takes title and name for what it calls projectTitle and an item's title, and carries the client", async () => {
    const tenant = await newTenant();
    const client = await make(tenant, "clients", { name: "Saltmarsh Bakery", themeColor: "orange" });
    const projectId = await newProject(tenant, { clientId: client.id });
    const { projectTitle: title, ...rest } = names;
    const { status, body } = await ask(tenant, "POST", "sales-documents", {
      ...rest,
      title,
      projectId,
      clientId: newId(),
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
  ])("computes totals in %s whatever is sent", async (currency, discount, total) => {
    const { tenant, add } = await studio();
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
    [{ currency: "XXX" }, "currency", "Please select a currency"],
    [{ issuedAt: "2026-02-30" }, "issuedAt", "Date is required"],
    [{ issuedAt: "0000-01-01" }, "issuedAt", "Date is required"],
    [{ issuedAt: null }, "issuedAt", "Date is required"],
    [{ category: "letter" }, "category", "Must be quotation, invoice or receipt"],
    [{ note: "a\0b" }, "note", "Contains characters that cannot be saved"],
  ])("refuses %j", async (body, path, message) => {
    const { create } = await studio();
    const answer = await create(body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(422);
    expect(answer.body.errors).toContainEqual({ path, message });
  });

  it("refuses a total that cannot be kept, and takes the largest that can", async () => {
    const { create, add } = await studio();
    const largest = { title: "All", rate: "999999999999", quantity: "999999" };
    const answer = await create({ items: [largest] });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([
      { path: "items", message: "The total must be at most 999,999,999,999,999" },
    ]);
    const document = await add({ items: [{ ...largest, quantity: "1000" }], currency: "KWD" });
    expect(document.total).toBe("999999999999000.000");
  });

  it("reads what was cleared as none, and dates as they were written", async () => {
    const { add } = await studio();
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

  it("makes one row of ten creates at once, and lets it come again", async () => {
    const { tenant, create, add } = await studio();
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

  it("takes nothing of another tenant's", async () => {
    const [mine, theirs] = [await studio(), await studio()];
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
    const { tenant, add } = await studio();
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

  it("is another for each of ten documents that are made at once", async () => {
    const { add } = await studio();
    const made = await Promise.all(Array.from({ length: 10 }, () => add()));
    const numbers = made.map(({ number }) => Number(number)).sort((a, b) => a - b);
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});

describe("PATCH sales-documents", () => {
  it("keeps what it does not name, and computes again what follows from it", async () => {
    const { add, change } = await studio();
    const before = await add({
      items: [item, { title: "Travel", description: "Train", rate: "40", quantity: "2" }],
      discountPercent: "10",
      discountFlat: "5",
      tax: "20",
      note: "Thank you",
    });
    expect(before.total).toBe("404.40");
    const { body } = await change(before.id, { tax: "0", total: "1", discount: "0" });
    expect(body).toEqual({ ...before, tax: "0", total: "337.00", updatedAt: body.updatedAt });
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
    const { add, change } = await studio();
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
    // What was too much for the old items is not for the new ones.
    const both = await change(before.id, { discountFlat: "400", items: [{ ...item, quantity: "4" }] });
    expect([both.status, both.body.total]).toEqual([200, "0.00"]);
    expect((await change(before.id, { items: [item] })).status).toBe(422);
  });

  it("keeps totals true over ten changes at once", async () => {
    const { tenant, add, change } = await studio();
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

describe("POST sales-documents/search", () => {
  it("filters, and shows the last issued first", async () => {
    const { tenant, projectId, add } = await studio();
    const client = await make(tenant, "clients", { name: "Saltmarsh Bakery" });
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

  it("forgets the documents of a project that is deleted", async () => {
    const { tenant, projectId, add } = await studio();
    const { id } = await add();
    expect((await ask(tenant, "DELETE", `projects/${projectId}`)).status).toBe(204);
    expect((await ask(tenant, "GET", `sales-documents/${id}`)).status).toBe(404);
    expect((await ask(tenant, "POST", "sales-documents/search", {})).body.total).toBe(0);
  });
});

describe("the full demo", () => {
  it("has five documents whose totals are computed as any others", async () => {
    const tenant = await newTenant("full");
    const { body } = await ask(tenant, "POST", "sales-documents/search", {});
    expect(body.total).toBe(5);
    for (const { id } of body.items) {
      const document = salesDocumentSchema.parse((await ask(tenant, "GET", `sales-documents/${id}`)).body);
      const { discount, total } = computeTotals(document);
      expect(document).toMatchObject({ discount, total });
    }
  });
});

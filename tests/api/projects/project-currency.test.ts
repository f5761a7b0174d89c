import { expect, it } from "vitest";
import { ask } from "../support/call";
import { createRow } from "../support/rows";
import { names } from "../support/studio";
import { newTenant } from "../support/tenants";

const items = [{ title: "Design", rate: "100", quantity: "1" }];

it("a project is in the profile's currency unless it says otherwise, and stays in it", async () => {
  const tenant = await newTenant();
  const own = await createRow(tenant, "projects", { name: "Own" });
  const other = await createRow(tenant, "projects", { name: "Other", currency: "CHF" });
  expect([own.currency, other.currency]).toEqual(["USD", "CHF"]);
  await ask(tenant, "PATCH", "users", { currency: "EUR" });
  expect((await ask(tenant, "GET", `projects/${own.id}`)).body.currency).toBe("USD");
  expect((await createRow(tenant, "projects", { name: "New" })).currency).toBe("EUR");
  const changed = await ask(tenant, "PATCH", `projects/${own.id}`, { currency: "JPY" });
  expect(changed.body.currency).toBe("JPY");
});

it.each([
  ["", "This field is required"],
  [null, "This field is required"],
  ["EURO", "Must be the code of a currency"],
  [7, "Must be the code of a currency"],
])("a project refuses the currency %j", async (currency, message) => {
  const answer = await ask(await newTenant(), "POST", "projects", { name: "P", currency });
  expect([answer.status, answer.body.errors]).toEqual([422, [{ path: "currency", message }]]);
});

it("a new document without a currency is in the profile's, as the specification says", async () => {
  const tenant = await newTenant();
  const project = await createRow(tenant, "projects", { name: "Shop", currency: "CHF" });
  const draft = await createRow(tenant, "sales-documents", { projectId: project.id, ...names, items });
  expect(draft.currency).toBe("USD");
});

it("budgets of different currencies are never added together", async () => {
  const tenant = await newTenant();
  await createRow(tenant, "projects", { name: "A", budget: 100 });
  await createRow(tenant, "projects", {
    name: "B",
    budget: 30,
    currency: "CHF",
    paymentStatus: "processing",
  });
  await createRow(tenant, "projects", { name: "C", budget: 7, currency: "EUR" });
  await createRow(tenant, "projects", { name: "D", budget: 9, currency: "GBP", paymentStatus: "paid" });
  expect((await ask(tenant, "GET", "payment/stats")).body).toEqual({
    unprocessed: 100,
    processing: 0,
    allAmountDue: 100,
    others: [
      { currency: "CHF", unprocessed: 0, processing: 30, allAmountDue: 30 },
      { currency: "EUR", unprocessed: 7, processing: 0, allAmountDue: 7 },
    ],
  });
  const { body } = await ask(tenant, "POST", "payment/search", {});
  expect(body.items.map(({ currency }) => currency)).toEqual(["USD", "EUR", "CHF", "GBP"]);
});

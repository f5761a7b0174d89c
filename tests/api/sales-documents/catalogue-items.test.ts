import { expect, it } from "vitest";
import { db } from "@/lib/server/db/client";
import { ask } from "../support/call";
import { createRow } from "../support/rows";
import { newTenant } from "../support/tenants";

const line = { title: "Design", rate: "95.50", unit: "hour", tax: "19", currency: "EUR" };

it("the price list is sorted by title and found by a part of it", async () => {
  const tenant = await newTenant();
  for (const title of ["workshop", "Éditing", "Design"])
    await createRow(tenant, "catalogue-items", { title, rate: 1 });
  const titles = async (body: object) => {
    const answer = await ask(tenant, "POST", "catalogue-items/search", body);
    return answer.body.items.map(({ title }) => title);
  };
  expect(await titles({})).toEqual(["Design", "Éditing", "workshop"]);
  expect(await titles({ name: "EDIT" })).toEqual(["Éditing"]);
});

it("a line of the price list has exact numbers", async () => {
  const tenant = await newTenant();
  const created = await createRow(tenant, "catalogue-items", { ...line, rate: "0.4200", currency: "" });
  expect(created).toMatchObject({ rate: "0.42", tax: "19", currency: null, description: null });
});

it.each([
  [{ rate: "" }, "rate", "Please add rate"],
  [{ rate: "0" }, "rate", "Must be a number above 0"],
  [{ unit: null, rate: "0.42" }, "rate", "Must be a number and at least 1"],
  [{ tax: "101" }, "tax", "Must be at most 100"],
  [{ unit: "week" }, "unit", "Must be hour, minute, day, piece, month or km"],
  [{ currency: "EURO" }, "currency", "Must be the code of a currency"],
])("refuses %j", async (wrong, path, message) => {
  const answer = await ask(await newTenant(), "POST", "catalogue-items", { ...line, ...wrong });
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toContainEqual({ path, message });
});

it("a line of the price list keeps a rate below 1 only with its unit, as an item does", async () => {
  const tenant = await newTenant();
  const { id } = await createRow(tenant, "catalogue-items", { title: "Mileage", rate: "0.42", unit: "km" });
  const change = (body: object) => ask(tenant, "PATCH", `catalogue-items/${id}`, body);
  const refused = await change({ unit: null });
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    [{ path: "rate", message: "Must be a number and at least 1" }],
  ]);
  expect((await change({ unit: null, rate: "42" })).body).toMatchObject({ unit: null, rate: "42" });
  expect((await change({ rate: "0.5" })).status).toBe(422);
  expect((await change({ rate: "0.5", unit: "km" })).status).toBe(200);
  await db.catalogueItem.updateMany({ where: { id }, data: { unit: null } });
  expect((await change({ title: "Travel", unit: null, rate: "0.5" })).status).toBe(200);
});

it("a deleted line is restored from the trash under its title", async () => {
  const tenant = await newTenant();
  const { id } = await createRow(tenant, "catalogue-items", line);
  expect((await ask(tenant, "DELETE", `catalogue-items/${id}`)).status).toBe(204);
  const { body: trash } = await ask(tenant, "POST", "trash/search", {});
  expect(trash.items).toMatchObject([{ kind: "catalogueItem", name: "Design" }]);
  expect((await ask(tenant, "POST", `trash/${trash.items[0]?.id}/restore`)).status).toBe(200);
  expect((await ask(tenant, "GET", `catalogue-items/${id}`)).body).toMatchObject({
    title: "Design",
    rate: "95.5",
  });
});

import { expect, it } from "vitest";
import { ask } from "../support/call";
import { newIssuer } from "../support/documents/issued";
import { createRow } from "../support/rows";
import { newTenant } from "../support/tenants";

const parts = { street: "Kai 1", postcode: "24103", city: "Kiel", region: "SH", country: "DE" };
const ofDocument = (who: "freelancer" | "client") =>
  Object.fromEntries(
    Object.entries(parts).map(([part, value]) => [who + part.charAt(0).toUpperCase() + part.slice(1), value]),
  );

it("profile and clients keep an address in parts", async () => {
  const tenant = await newTenant();
  expect((await ask(tenant, "PATCH", "users", parts)).body).toMatchObject(parts);
  const { id } = await createRow(tenant, "clients", { name: "Saltmarsh Bakery", ...parts });
  expect((await ask(tenant, "GET", `clients/${id}`)).body).toMatchObject(parts);
  const cleared = { ...parts, street: "", country: null };
  expect((await ask(tenant, "PATCH", `clients/${id}`, cleared)).body).toMatchObject({
    street: null,
    country: null,
    city: "Kiel",
  });
});

it.each(["Germany", "de", "XX"])("the country %s is refused", async (country) => {
  const answer = await ask(await newTenant(), "PATCH", "users", { country });
  expect([answer.status, answer.body.errors[0]?.path]).toEqual([422, "country"]);
});

it("documents keep both addresses, and so does what is made from them", async () => {
  const { issued, succeed } = await newIssuer();
  const both = { ...ofDocument("freelancer"), ...ofDocument("client") };
  const quotation = await issued({ category: "quotation", ...both });
  expect(quotation).toMatchObject(both);
  expect(await succeed(quotation.id, "convert", { category: "invoice" })).toMatchObject(both);
});

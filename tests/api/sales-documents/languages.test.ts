import { expect, it } from "vitest";
import { ask } from "../support/call";
import { newIssuer } from "../support/documents/issued";
import { createRow } from "../support/rows";
import { newTenant } from "../support/tenants";

it("a new document has the language of its client unless it names its own", async () => {
  const tenant = await newTenant();
  const client = await createRow(tenant, "clients", { name: "Salzmarsch", language: "de" });
  const project = await createRow(tenant, "projects", { name: "Shop", clientId: client.id });
  const fields = { projectId: project.id, projectTitle: "Shop", freelancerName: "Ida", clientName: "Salz" };
  const add = async (body: object) =>
    (await ask(tenant, "POST", "sales-documents", { ...fields, items: [{ title: "Work" }], ...body })).body;
  expect((await add({})).language).toBe("de");
  expect((await add({ language: "th" })).language).toBe("th");
  expect((await add({ language: null })).language).toBeNull();
  expect((await add({ clientId: null })).language).toBeNull();
});

it("documents made from another one keep its language", async () => {
  const { issued, succeed } = await newIssuer();
  const quotation = await issued({ category: "quotation", language: "ja" });
  const made = [
    await succeed(quotation.id, "convert", { category: "invoice" }),
    await succeed(quotation.id, "duplicate"),
  ];
  expect(made.map(({ language }) => language)).toEqual(["ja", "ja"]);
});

it.each(["sv", "DE", "zh", 1])("the language %s is refused", async (language) => {
  const answer = await ask(await newTenant(), "POST", "clients", { name: "Salz", language });
  expect(answer.body.errors).toEqual([
    {
      path: "language",
      message: "Must be one of en, de, fr, es, it, pt, nl, pl, th, ja, zh-Hans, ko, ar",
    },
  ]);
});

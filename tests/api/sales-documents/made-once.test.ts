import { v7 as newId } from "uuid";
import { describe, expect, it } from "vitest";
import { ask } from "../support/call";
import { newIssuer } from "../support/documents/issued";

const PRESSES = 6;
const line = { title: "Design", rate: "100", quantity: "6" };

async function newStudio() {
  const { tenant, issued } = await newIssuer();
  const documents = async () =>
    (await ask(tenant, "POST", "sales-documents/search", { kind: "all" })).body.total;
  const make = (id: string, action: string, body: object) =>
    ask(tenant, "POST", `sales-documents/${id}/${action}`, body);
  return { issued, documents, make };
}

describe("a document that is made from another one", () => {
  it.each([
    ["quotation", "convert", { category: "invoice" }],
    ["quotation", "convert", { category: "invoice", purpose: "deposit", deposit: "30 %" }],
    ["invoice", "convert", { category: "receipt" }],
    ["invoice", "credit", {}],
    ["invoice", "duplicate", {}],
  ])("of a %s by %s %j is made once, however often it is asked for", async (category, action, body) => {
    const { issued, documents, make } = await newStudio();
    const source = await issued({ category, items: [line] });
    const before = await documents();
    const id = newId();
    const presses = await Promise.all(
      Array.from({ length: PRESSES }, () => make(source.id, action, { ...body, id })),
    );
    expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 201]);
    for (const press of presses) expect(press.body.id).toBe(id);
    expect(await documents()).toBe(before + 1);
    // Nothing is left to credit.
    if (action === "credit") return;
    // Without an id, each call makes another.
    expect((await make(source.id, action, body)).status).toBe(201);
    expect(await documents()).toBe(before + 2);
  });

  it("is not taken for another one with the same id", async () => {
    const { issued, make } = await newStudio();
    const [quotation, other] = [
      await issued({ category: "quotation", items: [line] }),
      await issued({ category: "quotation", items: [line] }),
    ];
    const id = newId();
    expect((await make(quotation.id, "convert", { category: "invoice", id })).status).toBe(201);
    expect((await make(other.id, "convert", { category: "invoice", id })).status).toBe(409);
    expect((await make(quotation.id, "convert", { category: "receipt", id })).status).toBe(409);
    expect((await make(quotation.id, "duplicate", { id: quotation.id })).status).toBe(409);
    expect((await make(quotation.id, "duplicate", { id: "one" })).status).toBe(422);
  });
});

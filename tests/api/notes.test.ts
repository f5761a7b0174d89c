import { v7 as newId } from "uuid";
import { describe, expect, it } from "vitest";
import { ask } from "./support/call";
import { createRow } from "./support/rows";
import { newTenant } from "./support/tenants";

// A project's note and a client's follow one rule.
describe.each(["projects", "clients"])("the note of %s", (resource) => {
  async function setUp() {
    const tenant = await newTenant();
    const { id } = await createRow(tenant, resource, { name: "Row" });
    const patch = (body: Record<string, unknown>) => ask(tenant, "PATCH", `${resource}/${id}`, body);
    const read = async () => (await ask(tenant, "GET", `${resource}/${id}`)).body.note;
    return { tenant, patch, read };
  }

  it("keeps its white space; white space alone is none", async () => {
    const { patch } = await setUp();
    expect((await patch({ note: "  two\n\n  lines \n" })).body.note).toBe("  two\n\n  lines \n");
    expect((await patch({ note: " \n " })).body.note).toBeNull();
    expect((await patch({ note: "x".repeat(20_001) })).status).toBe(422);
  });

  it("is saved only when its previous text matches", async () => {
    const { patch, read } = await setUp();
    expect((await patch({ note: "one", noteWas: "" })).status).toBe(200);
    expect((await patch({ note: "one two", noteWas: "one" })).status).toBe(200);
    expect(await read()).toBe("one two");
  });

  it("is a conflict upon any other text, and changes nothing", async () => {
    const { patch, read } = await setUp();
    await patch({ note: "theirs" });
    const refused = await patch({ note: "mine", noteWas: "", name: "Renamed" });
    expect([refused.status, refused.body.detail]).toEqual([409, "The note has been changed elsewhere"]);
    expect((await patch({ note: "mine", noteWas: "older" })).status).toBe(409);
    expect((await patch({ note: "mine", noteWas: null })).status).toBe(409);
    expect(await read()).toBe("theirs");
  });

  it("may come again when its answer was lost", async () => {
    const { patch } = await setUp();
    const save = { note: "one", noteWas: "" };
    expect((await patch(save)).status).toBe(200);
    expect((await patch(save)).status).toBe(200);
    expect((await patch({ note: "", noteWas: "one" })).body.note).toBeNull();
    expect((await patch({ note: "", noteWas: "one" })).status).toBe(200);
  });

  it("lets one of ten writers at once through", async () => {
    const { patch, read } = await setUp();
    const writers = Array.from({ length: 10 }, (_, writer) =>
      patch({ note: `writer ${writer}`, noteWas: "" }),
    );
    const answers = await Promise.all(writers);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    expect(await read()).toBe(answers.find((answer) => answer.status === 200)?.body.note);
  });

  it("is as missing as its row", async () => {
    const { tenant } = await setUp();
    const answer = await ask(tenant, "PATCH", `${resource}/${newId()}`, { note: "x", noteWas: "" });
    expect(answer.status).toBe(404);
  });
});

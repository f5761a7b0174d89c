import { v7 as newId } from "uuid";
import { describe, expect, it } from "vitest";
import { ask } from "../support/call";
import { createRow } from "../support/rows";
import { newTenant } from "../support/tenants";

// The notes of projects and clients follow the same rules.
describe.each(["projects", "clients"])("the note of %s", (resource) => {
  async function setUp() {
    const tenant = await newTenant();
    const { id } = await createRow(tenant, resource, { name: "Row" });
    const patch = (body: Record<string, unknown>) => ask(tenant, "PATCH", `${resource}/${id}`, body);
    const read = async () => (await ask(tenant, "GET", `${resource}/${id}`)).body.note;
    return { tenant, patch, read };
  }

  it("keeps its white space; white space alone is stored as null", async () => {
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

  it("returns 409 for any other previous text, and changes nothing", async () => {
    const { patch, read } = await setUp();
    await patch({ note: "theirs" });
    const refused = await patch({ note: "mine", noteWas: "", name: "Renamed" });
    expect([refused.status, refused.body.detail]).toEqual([409, "The note has been changed elsewhere"]);
    expect((await patch({ note: "mine", noteWas: "older" })).status).toBe(409);
    expect((await patch({ note: "mine", noteWas: null })).status).toBe(409);
    expect(await read()).toBe("theirs");
  });

  it("may be sent again when its response was lost", async () => {
    const { patch } = await setUp();
    const save = { note: "one", noteWas: "" };
    expect((await patch(save)).status).toBe(200);
    expect((await patch(save)).status).toBe(200);
    expect((await patch({ note: "", noteWas: "one" })).body.note).toBeNull();
    expect((await patch({ note: "", noteWas: "one" })).status).toBe(200);
  });

  it("accepts one of ten concurrent writes", async () => {
    const { patch, read } = await setUp();
    const writers = Array.from({ length: 10 }, (_, writer) =>
      patch({ note: `writer ${writer}`, noteWas: "" }),
    );
    const answers = await Promise.all(writers);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    expect(await read()).toBe(answers.find((answer) => answer.status === 200)?.body.note);
  });

  it("returns 404 when its row does not exist", async () => {
    const { tenant } = await setUp();
    const answer = await ask(tenant, "PATCH", `${resource}/${newId()}`, { note: "x", noteWas: "" });
    expect(answer.status).toBe(404);
  });
});

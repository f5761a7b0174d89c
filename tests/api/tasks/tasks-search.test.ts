import { v7 as newId } from "uuid";
import { describe, expect, it } from "vitest";
import { ask } from "../support/call";
import { newProject, newTask, search } from "../support/tasks";
import { newTenant } from "../support/tenants";

describe("tasks/search", () => {
  it("filters by status, project and client, alone and together", async () => {
    const tenant = await newTenant();
    const [shop, book] = [await newProject(tenant, "Shop"), await newProject(tenant, "Book")];
    await newTask(tenant, { name: "A", projectId: shop.id });
    await newTask(tenant, { name: "B", projectId: shop.id, status: "completed" });
    await newTask(tenant, { name: "C", projectId: book.id });
    await newTask(tenant, { name: "D" });
    const found = async (filter: Record<string, unknown>) => (await search(tenant, filter)).names;
    expect(await found({})).toEqual(["A", "B", "C", "D"]);
    expect(await found({ status: "pending" })).toEqual(["A", "C", "D"]);
    expect(await found({ status: "completed" })).toEqual(["B"]);
    expect(await found({ projectId: shop.id })).toEqual(["A", "B"]);
    expect(await found({ clientId: book.clientId })).toEqual(["C"]);
    expect(await found({ clientId: shop.clientId, status: "pending" })).toEqual(["A"]);
    expect(await found({ projectId: book.id, clientId: shop.clientId })).toEqual([]);
    expect(await found({ status: "", projectId: "", clientId: "", name: "" })).toHaveLength(4);
    expect(await found({ projectId: newId() })).toEqual([]);
    expect(await search(tenant, { projectId: shop.id, take: 1 })).toMatchObject({
      names: ["A"],
      total: 2,
      unfilteredTotal: 4,
    });
  });

  it("finds names regardless of case and accents, and searches % _ \\ literally", async () => {
    const tenant = await newTenant();
    const names = [
      "Crème BRÛLÉE",
      "100% cotton",
      "1000 cotton",
      "snake_case",
      "snakeXcase",
      "back\\slash",
      "Straße",
    ];
    for (const name of names) await newTask(tenant, { name });
    const found = async (name: string) => (await search(tenant, { name })).names;
    expect(await found("creme brulee")).toEqual(["Crème BRÛLÉE"]);
    expect(await found("BRÛL")).toEqual(["Crème BRÛLÉE"]);
    expect(await found("100%")).toEqual(["100% cotton"]);
    expect(await found("e_c")).toEqual(["snake_case"]);
    expect(await found("\\")).toEqual(["back\\slash"]);
    expect(await found("strasse")).toEqual(["Straße"]);
    expect(await found("%")).toEqual(["100% cotton"]);
    for (const none of ["nothing like it", "a\0b", "\ud800"]) expect(await found(none)).toEqual([]);
    expect(await search(tenant, { name: "cotton" })).toMatchObject({ total: 2, unfilteredTotal: 7 });
  });

  it.each(["tasks/search", "events/search", "sales-documents/search"])(
    "%s finds nothing by text that the database cannot hold",
    async (path) => {
      const tenant = await newTenant();
      const filter = path.startsWith("sales") ? "currency" : "tag";
      for (const value of ["\0", "\ud800"]) {
        const { status, body } = await ask(tenant, "POST", path, { [filter]: value });
        expect(status).toBe(200);
        expect(body).toMatchObject({ items: [], total: 0 });
      }
    },
  );

  it.each([
    [{ status: "late" }, "status"],
    [{ projectId: "x" }, "projectId"],
    [{ clientId: 7 }, "clientId"],
    [{ name: "x".repeat(401) }, "name"],
    [{ name: ["x"] }, "name"],
  ])("rejects the filter %j", async (filter, path) => {
    const answer = await ask(await newTenant(), "POST", "tasks/search", filter);
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0]?.path).toBe(path);
  });

  it("orders by due date, then by last change, then by name", async () => {
    const tenant = await newTenant();
    const made = [];
    for (const [name, dueAt] of [
      ["Third", "2026-11-29"],
      ["First", "2026-11-27"],
      ["Second, changed last", "2026-11-28"],
      ["Second", "2026-11-28"],
    ])
      made.push(await newTask(tenant, { name, dueAt }));
    await ask(tenant, "PATCH", `tasks/${made[2]?.id}`, { details: "changed" });
    expect((await search(tenant, {})).names).toEqual(["First", "Second", "Second, changed last", "Third"]);
  });

  it("lists 30 unless more are requested", async () => {
    const tenant = await newTenant("full");
    const first = await ask(tenant, "POST", "tasks/search", {});
    expect(first.body.items).toHaveLength(30);
    const more = await ask(tenant, "POST", "tasks/search", { take: 43 });
    expect(more.body.items).toHaveLength(43);
    expect(more.body.items.slice(0, 30)).toEqual(first.body.items);
    expect(more.body.total).toBeGreaterThan(100);
  });
});

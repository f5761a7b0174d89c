import { describe, expect, it } from "vitest";
import { newId } from "@/lib/new-id";
import { taskSchema } from "@/lib/tasks/schema";
import { ask } from "./support/call";
import { newTenant, type Tenant } from "./support/tenants";

const due = { dueAt: "2026-11-27T00:00:00.000Z" };

async function newTask(tenant: Tenant, body: Record<string, unknown>) {
  const answer = await ask(tenant, "POST", "tasks", { ...due, ...body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return taskSchema.parse(answer.body);
}

async function search(tenant: Tenant, filter: Record<string, unknown>) {
  const answer = await ask(tenant, "POST", "tasks/search", filter);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const { items, total, unfilteredTotal } = answer.body;
  return { names: items.map((item) => item.name), items, total, unfilteredTotal };
}

async function newProject(tenant: Tenant, name: string, themeColor = "blue") {
  const client = await ask(tenant, "POST", "clients", { name: `${name} & Co`, themeColor });
  const project = await ask(tenant, "POST", "projects", { name, clientId: client.body.id });
  return { id: project.body.id, clientId: client.body.id };
}

describe("POST tasks", () => {
  it("needs a name and a due date, and nothing else", async () => {
    const tenant = await newTenant();
    const empty = await ask(tenant, "POST", "tasks", {});
    expect(empty.status).toBe(422);
    expect(empty.body.errors).toEqual([
      { path: "name", message: "Please name your task" },
      { path: "dueAt", message: "Please select deadline" },
    ]);
    const task = await newTask(tenant, { name: "Call back" });
    expect(task).toMatchObject({
      ...due,
      status: "pending",
      isWithTime: false,
      details: null,
      link: null,
      tags: [],
      projectId: null,
      project: null,
      clientId: null,
      client: null,
    });
  });

  it("carries its project and the project's client", async () => {
    const tenant = await newTenant();
    const project = await newProject(tenant, "Shop", "coral");
    const task = await newTask(tenant, { name: "Wireframes", projectId: project.id });
    expect(task).toMatchObject({
      projectId: project.id,
      project: { id: project.id, name: "Shop" },
      clientId: project.clientId,
      client: { id: project.clientId, name: "Shop & Co", themeColor: "coral" },
    });
  });

  it.each([
    ["2026-11-27", undefined, "2026-11-27T00:00:00.000Z", false],
    ["2026-11-27", true, "2026-11-27T00:00:00.000Z", false],
    ["2026-11-27T15:35:00.000Z", false, "2026-11-27T00:00:00.000Z", false],
    ["2026-11-27T15:35:00.000Z", undefined, "2026-11-27T00:00:00.000Z", false],
    // The date as it was written, wherever that was.
    ["2026-11-27T23:30:00-10:00", false, "2026-11-27T00:00:00.000Z", false],
    ["2026-11-27T00:30:00+14:00", false, "2026-11-27T00:00:00.000Z", false],
    ["2026-11-27T15:35:00.000Z", true, "2026-11-27T15:35:00.000Z", true],
    ["2026-11-27T23:30:00-10:00", true, "2026-11-28T09:30:00.000Z", true],
    ["2028-02-29", false, "2028-02-29T00:00:00.000Z", false],
    ["9999-12-30", false, "9999-12-30T00:00:00.000Z", false],
  ])("stores %s, isWithTime %s, as %s", async (dueAt, isWithTime, stored, isStoredWithTime) => {
    const task = await newTask(await newTenant(), { name: "Due", dueAt, isWithTime });
    expect([task.dueAt, task.isWithTime]).toEqual([stored, isStoredWithTime]);
  });

  it.each([
    null,
    "",
    "soon",
    "2026-02-30",
    "2026-13-01",
    "2026-11-27T25:00:00Z",
    "27.11.2026",
    "2026-11-27T15:35:00",
    "+010000-01-01T00:00:00Z",
    "10000-01-01",
    "9999-12-31T23:59:59-12:00",
    "0000-01-01",
    "-000001-01-01T00:00:00Z",
    1_764_000_000_000,
    ["2026-11-27"],
  ])("refuses %s as a due date", async (dueAt) => {
    const tenant = await newTenant();
    const task = await newTask(tenant, { name: "There" });
    for (const isWithTime of [true, false]) {
      for (const [method, path] of [
        ["POST", "tasks"],
        ["PATCH", `tasks/${task.id}`],
      ] as const) {
        const answer = await ask(tenant, method, path, { name: "Due", dueAt, isWithTime });
        expect(answer.status).toBe(422);
        expect(answer.body.errors).toContainEqual({ path: "dueAt", message: "Please select deadline" });
      }
    }
  });

  it.each([
    [{ link: "quillfeather.example" }, "link", "Invalid URL format"],
    [{ link: "ftp://quillfeather.example" }, "link", "Invalid URL format"],
    [{ link: "javascript:alert(1)" }, "link", "Invalid URL format"],
    [{ status: "done" }, "status", "Please select a status"],
    [{ isWithTime: "yes" }, "isWithTime", "Must be true or false"],
    [{ tags: "print" }, "tags", "Must be a list of tags"],
    [{ tags: [""] }, "tags.0", "Please name the tag"],
    [{ name: "x".repeat(201) }, "name", "Must be at most 200 characters"],
    [{ name: "a\0b" }, "name", "Contains characters that cannot be saved"],
    [{ projectId: "mine" }, "projectId", "Must be an id"],
  ])("refuses %j", async (body, path, message) => {
    const answer = await ask(await newTenant(), "POST", "tasks", { name: "Task", ...due, ...body });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toContainEqual({ path, message });
  });

  it("takes nothing of another tenant's", async () => {
    const [tenant, other] = [await newTenant(), await newTenant()];
    const theirs = await newProject(other, "Theirs");
    const answer = await ask(tenant, "POST", "tasks", { name: "Spy", ...due, projectId: theirs.id });
    expect(answer.status).toBe(404);
    expect((await ask(tenant, "POST", "tasks", { name: "Spy", ...due, projectId: newId() })).status).toBe(
      404,
    );
    const mine = await newTask(tenant, { name: "Mine" });
    const moved = await ask(tenant, "PATCH", `tasks/${mine.id}`, { projectId: theirs.id });
    expect(moved.status).toBe(404);
    expect((await search(tenant, {})).items).toMatchObject([{ name: "Mine", projectId: null }]);
  });
});

describe("PATCH tasks", () => {
  it("leaves alone what it does not name", async () => {
    const tenant = await newTenant();
    const body = {
      name: "Before",
      status: "completed",
      details: "As it was",
      link: "https://example.com/",
      tags: ["keep"],
      dueAt: "2026-11-27T15:35:00.000Z",
      isWithTime: true,
    };
    const task = await newTask(tenant, body);
    const renamed = await ask(tenant, "PATCH", `tasks/${task.id}`, { name: "After" });
    expect(renamed.body).toMatchObject({ ...body, name: "After" });
    expect(renamed.body.updatedAt).not.toBe(task.updatedAt);
  });

  it("empties optional texts, moves between projects and out of them", async () => {
    const tenant = await newTenant();
    const [first, second] = [await newProject(tenant, "First"), await newProject(tenant, "Second")];
    const task = await newTask(tenant, {
      name: "Move me",
      projectId: first.id,
      details: "x",
      link: "https://a.example",
    });
    const moved = await ask(tenant, "PATCH", `tasks/${task.id}`, {
      details: "",
      link: "",
      projectId: second.id,
    });
    expect(moved.body).toMatchObject({
      details: null,
      link: null,
      project: { name: "Second" },
      client: { name: "Second & Co" },
    });
    const freed = await ask(tenant, "PATCH", `tasks/${task.id}`, { projectId: null });
    expect(freed.body).toMatchObject({ projectId: null, project: null, clientId: null, client: null });
  });

  it("keeps a date without a time at midnight UTC, whichever half of the due date changes", async () => {
    const tenant = await newTenant("blank", "America/Los_Angeles");
    const dated = await newTask(tenant, { name: "Dated" });
    const later = await ask(tenant, "PATCH", `tasks/${dated.id}`, { dueAt: "2026-12-01T19:00:00Z" });
    expect(later.body).toMatchObject({ dueAt: "2026-12-01T00:00:00.000Z", isWithTime: false });
    const timed = await ask(tenant, "PATCH", `tasks/${dated.id}`, {
      dueAt: "2026-12-02T05:00:00Z",
      isWithTime: true,
    });
    expect(timed.body).toMatchObject({ dueAt: "2026-12-02T05:00:00.000Z", isWithTime: true });
    const moved = await ask(tenant, "PATCH", `tasks/${dated.id}`, { dueAt: "2026-12-03T05:00:00Z" });
    expect(moved.body).toMatchObject({ dueAt: "2026-12-03T05:00:00.000Z", isWithTime: true });
    // 5:00 UTC is still the evening of the 2nd in Los Angeles.
    const untimed = await ask(tenant, "PATCH", `tasks/${dated.id}`, { isWithTime: false });
    expect(untimed.body).toMatchObject({ dueAt: "2026-12-02T00:00:00.000Z", isWithTime: false });
  });

  it("shows on the project's card which task is next", async () => {
    const tenant = await newTenant();
    const project = await newProject(tenant, "Shop");
    const card = async () => (await ask(tenant, "POST", "projects/search", {})).body.items[0]?.tasks;
    expect(await card()).toEqual([]);
    const later = await newTask(tenant, { name: "Later", projectId: project.id, dueAt: "2026-12-24" });
    const next = await newTask(tenant, { name: "Next", projectId: project.id, dueAt: "2026-12-01" });
    expect(await card()).toMatchObject([{ id: next.id, name: "Next" }]);
    await ask(tenant, "PATCH", `tasks/${next.id}`, { status: "completed" });
    expect(await card()).toMatchObject([{ id: later.id }]);
    await ask(tenant, "DELETE", `tasks/${later.id}`);
    expect(await card()).toEqual([]);
  });
});

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

  it("finds names without regard to case and accents, and takes % _ \\ as they are", async () => {
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

  it.each([
    [{ status: "late" }, "status"],
    [{ projectId: "x" }, "projectId"],
    [{ clientId: 7 }, "clientId"],
    [{ name: "x".repeat(201) }, "name"],
    [{ name: ["x"] }, "name"],
  ])("refuses the filter %j", async (filter, path) => {
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

  it("lists 30 unless more are asked for", async () => {
    const tenant = await newTenant("full");
    const first = await ask(tenant, "POST", "tasks/search", {});
    expect(first.body.items).toHaveLength(30);
    const more = await ask(tenant, "POST", "tasks/search", { take: 43 });
    expect(more.body.items).toHaveLength(43);
    expect(more.body.items.slice(0, 30)).toEqual(first.body.items);
    expect(more.body.total).toBeGreaterThan(100);
  });
});

import { v7 as newId } from "uuid";
import { describe, expect, it } from "vitest";
import { ask } from "../support/call";
import { due, newProject, newTask, search } from "../support/tasks";
import { newTenant } from "../support/tenants";

describe("POST tasks", () => {
  it("needs only a name and a due date", async () => {
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

  it("includes its project and the project's client", async () => {
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
    // The date as written, regardless of its offset.
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
  ])("rejects %s as a due date", async (dueAt) => {
    const tenant = await newTenant();
    const task = await newTask(tenant, { name: "There" });
    for (const isWithTime of [true, false]) {
      for (const [method, path] of [
        ["POST", "tasks"],
        ["PATCH", `tasks/${task.id}`],
      ] as const) {
        const answer = await ask(tenant, method, path, { name: "Due", dueAt, isWithTime });
        expect(answer.status).toBe(422);
        expect(answer.body.errors).toContainEqual({
          path: "dueAt",
          message:
            dueAt === null || dueAt === "" ? "Please select deadline" : "Must be a date such as 2026-11-27",
        });
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
  ])("rejects %j", async (body, path, message) => {
    const answer = await ask(await newTenant(), "POST", "tasks", { name: "Task", ...due, ...body });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toContainEqual({ path, message });
  });

  it("rejects another tenant's project", async () => {
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
  it("keeps the fields that it does not name", async () => {
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

  it("clears optional texts, and moves to another project or to none", async () => {
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

  it("updates the next task on the project's card", async () => {
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

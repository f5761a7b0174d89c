import { describe, expect, it } from "vitest";
import { addDays } from "@/lib/shared/dates/calendar-date";
import { dueOfSlot } from "@/lib/repeats/slots";
import { ask } from "../support/call";
import { change, datesOf, inDays, newRepeating, rowsOf, rulesOf } from "../support/repeats";
import { newTenant, type Tenant } from "../support/tenants";
import { addProject } from "../support/trash";

const start = inDays(3);
const done = { status: "completed" };
const open = { status: "pending" };

const openTasks = async (tenant: Tenant) =>
  (await rowsOf(tenant, "tasks")).filter(({ status }) => status === "pending");

describe("a repeating task", () => {
  it("is one task, and the next is made when it is completed, with what the rule says", async () => {
    const zone = "Europe/Berlin";
    const tenant = await newTenant("blank", zone);
    const { project } = await addProject(tenant);
    const at = (slot: string) => dueOfSlot(slot, 150, zone).dueAt;
    const first = await newRepeating(
      tenant,
      "tasks",
      { every: "day", count: 3 },
      { dueAt: at("2038-03-27"), isWithTime: true, name: "Backup", projectId: project.id, tags: ["it"] },
    );
    const own = async () => (await rowsOf(tenant, "tasks")).filter(({ name }) => name !== "Landing page");
    expect(await own()).toHaveLength(1);
    await change(tenant, `tasks/${first.id}`, { name: "Backup of disk 2" });
    await change(tenant, `tasks/${first.id}`, done);
    const [, second] = await own();
    // 2:30 is skipped on that day.
    expect(second).toMatchObject({
      name: "Backup",
      status: "pending",
      dueAt: "2038-03-28T01:30:00.000Z",
      isWithTime: true,
      tags: ["it"],
      project: { name: "Website" },
      repeatId: first.repeatId,
    });
    await change(tenant, `tasks/${second?.id}`, done);
    const third = (await own())[2];
    expect(third?.dueAt).toBe(at("2038-03-29"));
    await change(tenant, `tasks/${third?.id}`, done);
    expect((await own()).map(({ status }) => status)).toEqual(["completed", "completed", "completed"]);
  });

  it("leaves out the dates that are over", async () => {
    const tenant = await newTenant();
    const late = await newRepeating(tenant, "tasks", { every: "day" }, { dueAt: inDays(-10) });
    await change(tenant, `tasks/${late.id}`, done);
    expect(await datesOf(tenant, "tasks")).toEqual([inDays(-10), inDays(0)]);
    const today = (await openTasks(tenant))[0];
    await change(tenant, `tasks/${today?.id}`, done);
    expect(await datesOf(tenant, "tasks")).toEqual([inDays(-10), inDays(0), inDays(1)]);
  });

  it("has one next task, however often and from however many tabs it is completed", async () => {
    const tenant = await newTenant();
    const { id } = await newRepeating(tenant, "tasks", { every: "week" }, { dueAt: start });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ask(tenant, "PATCH", `tasks/${id}`, done)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await datesOf(tenant, "tasks")).toEqual([start, addDays(start, 7)]);
    for (const status of ["pending", "completed", "pending", "completed"])
      await change(tenant, `tasks/${id}`, { status });
    expect(await datesOf(tenant, "tasks")).toEqual([start, addDays(start, 7)]);
  });

  it("takes the next one back when it is opened again, unless that was changed", async () => {
    const tenant = await newTenant();
    const { id } = await newRepeating(tenant, "tasks", { every: "week" }, { dueAt: start });
    await change(tenant, `tasks/${id}`, done);
    await change(tenant, `tasks/${id}`, open);
    expect(await datesOf(tenant, "tasks")).toEqual([start]);
    await change(tenant, `tasks/${id}`, done);
    const next = (await openTasks(tenant))[0];
    await change(tenant, `tasks/${next?.id}`, { details: "With Anna" });
    await change(tenant, `tasks/${id}`, open);
    expect(await datesOf(tenant, "tasks")).toEqual([start, addDays(start, 7)]);
    await change(tenant, `tasks/${id}`, done);
    expect(await openTasks(tenant)).toMatchObject([{ id: next?.id, details: "With Anna" }]);
  });

  it("repeats from the first task on when it is created as completed", async () => {
    const tenant = await newTenant();
    await newRepeating(tenant, "tasks", { every: "day" }, { dueAt: start, ...done });
    expect(await datesOf(tenant, "tasks")).toEqual([start, addDays(start, 1)]);
  });

  it("is changed alone, or with those that come", async () => {
    const tenant = await newTenant();
    const { id } = await newRepeating(tenant, "tasks", { every: "day" }, { dueAt: start });
    // Moved alone: the next one is a day after its own date.
    await change(tenant, `tasks/${id}`, { dueAt: addDays(start, 5) });
    await change(tenant, `tasks/${id}`, { name: "Report", scope: "following" });
    await change(tenant, `tasks/${id}`, done);
    expect(await openTasks(tenant)).toMatchObject([
      { name: "Report", dueAt: `${addDays(start, 1)}T00:00:00.000Z` },
    ]);
    const [next] = await openTasks(tenant);
    const moved = { dueAt: addDays(start, 9), scope: "following", ...done };
    await change(tenant, `tasks/${next?.id}`, moved);
    expect((await openTasks(tenant)).map(({ dueAt }) => dueAt.slice(0, 10))).toEqual([addDays(start, 10)]);
  });

  it("gets another rule, or none", async () => {
    const tenant = await newTenant();
    const { id } = await newRepeating(tenant, "tasks", { every: "day" }, { dueAt: start });
    await change(tenant, `tasks/${id}`, { repeat: { every: "month", interval: 2 } });
    expect(await rulesOf(tenant)).toMatchObject([{ every: "month", interval: 2 }]);
    await change(tenant, `tasks/${id}`, { repeat: null });
    await change(tenant, `tasks/${id}`, done);
    expect([await rulesOf(tenant), await openTasks(tenant)]).toEqual([[], []]);
    const before = await ask(tenant, "GET", `tasks/${id}`);
    const refused = await ask(
      tenant,
      "PATCH",
      `tasks/${id}`,
      { repeat: { every: "day" } },
      { "if-match": '"2001-01-01T00:00:00.000Z"' },
    );
    expect([refused.status, refused.body.current]).toEqual([412, before.body]);
    expect(await rulesOf(tenant)).toEqual([]);
  });
});

it("completions, deletions and changes of all after at the same time leave one open task or none", async () => {
  const tenant = await newTenant();
  for (let round = 0; round < 5; round += 1) {
    const { id } = await newRepeating(tenant, "tasks", { every: "day" }, { dueAt: start });
    const answers = await Promise.all([
      ask(tenant, "PATCH", `tasks/${id}`, done),
      ask(tenant, "DELETE", `tasks/${id}?scope=following`),
      ask(tenant, "PATCH", `tasks/${id}`, { name: "Other", scope: "following" }),
    ]);
    for (const { status } of answers) expect([200, 204, 404]).toContain(status);
    expect(await openTasks(tenant)).toEqual([]);
  }
});

import { expect, it } from "vitest";
import { ask } from "../support/call";
import { createRow } from "../support/rows";
import { newTenant } from "../support/tenants";

it("time on a task belongs to the project of the task", async () => {
  const tenant = await newTenant();
  const [own, other] = [
    await createRow(tenant, "projects", { name: "Website" }),
    await createRow(tenant, "projects", { name: "Website" }),
  ];
  const [task, later] = [
    await createRow(tenant, "tasks", { name: "Layout", dueAt: "2020-11-05T09:00:00Z", projectId: own.id }),
    await createRow(tenant, "tasks", { name: "Layout", dueAt: "2020-11-05T09:00:00Z", projectId: other.id }),
  ];
  const times = { startedAt: "2020-11-02T09:00:00Z", endedAt: "2020-11-02T10:00:00Z" };
  const errors = [{ path: "taskId", message: "The task belongs to another project." }];
  const refusal = { status: 422, body: { errors } };
  for (const projectId of [other.id, null])
    for (const path of ["time-entries", "time-entries/start"]) {
      const body = { projectId, taskId: task.id, ...(path === "time-entries" && times) };
      expect(await ask(tenant, "POST", path, body)).toMatchObject(refusal);
    }
  const entry = await createRow(tenant, "time-entries", { ...times, taskId: task.id });
  expect(entry).toMatchObject({ projectId: own.id, taskId: task.id });
  const change = (body: object) => ask(tenant, "PATCH", `time-entries/${entry.id}`, body);
  expect(await change({ projectId: other.id })).toMatchObject(refusal);
  expect(await change({ projectId: other.id, taskId: task.id })).toMatchObject(refusal);
  expect(await change({ taskId: later.id })).toMatchObject({ status: 200, body: { projectId: other.id } });
  const free = { projectId: own.id, taskId: null };
  expect(await change(free)).toMatchObject({ status: 200, body: free });
  expect(await change({ projectId: other.id })).toMatchObject({ status: 200, body: { projectId: other.id } });
  // A task that was moved leaves its earlier time where it was, and that can still be changed.
  await change({ taskId: task.id });
  expect((await ask(tenant, "PATCH", `tasks/${task.id}`, { projectId: other.id })).status).toBe(200);
  const text = { description: "Layout" };
  expect(await change(text)).toMatchObject({ status: 200, body: { ...text, projectId: own.id } });
});

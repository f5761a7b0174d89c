import { v7 as newId } from "uuid";
import { expect, it } from "vitest";
import { exportArchive, importArchive, zipFiles } from "../support/archive/archive";
import { ask } from "../support/call";
import { studio } from "../support/documents/time-studio";
import { createRow } from "../support/rows";
import { newTenant } from "../support/tenants";

it("an archive in which a quotation has time is imported, and that time is free", async () => {
  const { tenant, enter, bill } = await studio();
  const [quoted, billed] = [await enter(60), await enter(30)];
  const quotation = (await bill({ entryIds: [quoted.id] })).body;
  const invoice = (await bill({ entryIds: [billed.id] })).body;
  const files = await exportArchive(tenant);
  const path = "json/salesDocuments.json";
  const rows = JSON.parse(files.get(path)?.toString() ?? "") as { id: string; category: string }[];
  for (const row of rows) if (row.id === quotation.id) row.category = "quotation";
  // One row per line.
  files.set(path, Buffer.from(`[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]\n`));
  const other = await newTenant();
  const answer = await importArchive(other, await zipFiles(files));
  expect(answer, answer.body.detail).toMatchObject({ status: 200, body: { timeEntries: 2 } });
  const documentOf = async (id: string) => (await ask(other, "GET", `time-entries/${id}`)).body.documentId;
  expect(await documentOf(quoted.id)).toBeNull();
  expect(await documentOf(billed.id)).toBe(invoice.id);
  expect((await ask(other, "GET", `sales-documents/${quotation.id}`)).body.category).toBe("quotation");
});

it("time of another program is put on a task of its project, and refused with a task that is missing or of another project or tenant", async () => {
  const [tenant, other] = [await newTenant(), await newTenant()];
  const [own, second] = [
    await createRow(tenant, "projects", { name: "Website" }),
    await createRow(tenant, "projects", { name: "Shop" }),
  ];
  const dueAt = "2020-11-05T09:00:00Z";
  const task = await createRow(tenant, "tasks", { name: "Layout", dueAt, projectId: own.id });
  const foreign = await createRow(other, "tasks", { name: "Layout", dueAt });
  const times = { startedAt: "2020-11-02T09:00:00Z", endedAt: "2020-11-02T10:00:00Z" };
  const plain = { ...times, id: newId(), projectId: second.id };
  const sendTime = (entry: object, isPreview = false) =>
    ask(tenant, "POST", "import/records", {
      isPreview,
      timeEntries: [plain, { ...times, id: newId(), ...entry }],
    });
  const errors = [{ path: "timeEntries.1.taskId", message: "The task belongs to another project." }];
  for (const isPreview of [true, false]) {
    for (const projectId of [second.id, null])
      expect(await sendTime({ projectId, taskId: task.id }, isPreview)).toMatchObject({
        status: 422,
        body: { errors },
      });
    for (const taskId of [newId(), foreign.id])
      expect((await sendTime({ projectId: own.id, taskId }, isPreview)).status).toBe(404);
  }
  expect((await ask(tenant, "POST", "time-entries/search", {})).body.total).toBe(0);
  const id = newId();
  expect((await sendTime({ id, taskId: task.id })).status).toBe(200);
  const stored = { projectId: own.id, taskId: task.id };
  expect((await ask(tenant, "GET", `time-entries/${id}`)).body).toMatchObject(stored);
  // A repeated import adds nothing, also if the task was deleted since.
  expect((await ask(tenant, "DELETE", `tasks/${task.id}`)).status).toBe(204);
  expect((await sendTime({ id, taskId: task.id })).body).toMatchObject({ created: { timeEntries: 0 } });
});

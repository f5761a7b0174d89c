import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { ChangedDocument, SalesDocument } from "@/lib/sales-documents/schema";
import { ask } from "../support/call";
import { studio } from "../support/documents/time-studio";
import { createRow } from "../support/rows";

/** Makes a draft with a line for each entry of 60 and 30 minutes, and functions that let its time go and bring it back. */
async function draft(groupBy = "entry") {
  const made = await studio();
  const { tenant } = made;
  const [entry, other] = [await made.enter(60), await made.enter(30)];
  const { body } = await made.bill({ groupBy });
  const path = `sales-documents/${body.id}`;
  const restoreNewest = async () => {
    const { body: trash } = await ask(tenant, "POST", "trash/search", {});
    return ask(tenant, "POST", `trash/${trash.items[0]?.id}/restore`);
  };
  const restoreOldest = async () => {
    const { body: trash } = await ask(tenant, "POST", "trash/search", {});
    return ask(tenant, "POST", `trash/${trash.items.at(-1)?.id}/restore`);
  };
  const patch = async (id: string, change: object) => {
    expect(await ask(tenant, "PATCH", `time-entries/${id}`, change)).toMatchObject({ status: 200 });
  };
  const save = (items: object[]) => ask<ChangedDocument>(tenant, "PATCH", path, { items });
  const stored = async () => (await ask<SalesDocument>(tenant, "GET", path)).body;
  return { ...made, entry, other, body, path, restoreNewest, restoreOldest, patch, save, stored };
}

const plain = { title: "Hosting", description: "", rate: "10.00", quantity: "1" };

const changes: [name: string, change: object][] = [
  ["end", { endedAt: "2020-11-02T13:00:00Z" }],
  ["start", { startedAt: "2020-11-02T08:00:00Z" }],
  ["rate", { rate: "120" }],
  ["isBillable", { isBillable: false }],
  ["project", { projectId: null }],
];

it.each(changes)(
  "a draft that is restored does not take back time whose %s has changed",
  async (_, change) => {
    const { tenant, entry, other, body, path, patch, read, restoreNewest, stored } = await draft();
    await ask(tenant, "DELETE", path);
    await patch(entry.id, change);
    const restored = await restoreNewest();
    expect(restored).toMatchObject({ status: 200, body: { linesWithoutTime: 1 } });
    const again = await ask(tenant, "POST", `trash/${restored.body.id}/restore`);
    expect(again.body).toEqual(restored.body);
    expect((await read(entry.id)).documentId).toBeNull();
    expect((await read(other.id)).documentId).toBe(body.id);
    const { items, total } = await stored();
    expect(total).toBe("135.00");
    expect(items.map(({ timeLineId }) => timeLineId !== null).sort()).toEqual([false, true]);
    expect((await ask(tenant, "POST", `${path}/issue`, {})).status).toBe(200);
    await patch(entry.id, { description: "Still free" });
  },
);

it("a draft that is restored takes back time whose description alone has changed, or that is as it was again", async () => {
  const { tenant, entry, other, body, path, patch, read, restoreNewest } = await draft();
  await ask(tenant, "DELETE", path);
  await patch(entry.id, { description: "Layout", tags: ["web"] });
  await patch(other.id, { rate: "1" });
  await patch(other.id, { rate: null });
  expect(await restoreNewest()).toMatchObject({ status: 200, body: { linesWithoutTime: 0 } });
  for (const { id } of [entry, other]) expect((await read(id)).documentId).toBe(body.id);
});

it("a line that is saved twice has its time once, and no line of a new document has time", async () => {
  const { tenant, project, body, entry, save, stored, read } = await draft();
  const twice = [...body.items, ...body.items];
  expect(await save(twice)).toMatchObject({ status: 200, body: { linesWithoutTime: 2 } });
  const { items } = await stored();
  expect(items.map(({ timeLineId }) => timeLineId)).toEqual([
    ...body.items.map(({ timeLineId }) => timeLineId),
    null,
    null,
  ]);
  expect((await read(entry.id)).documentId).toBe(body.id);

  const copy = await ask<SalesDocument>(tenant, "POST", "sales-documents", {
    id: randomUUID(),
    projectId: project.id,
    projectTitle: "Website",
    freelancerName: "Ida Brekke",
    clientName: "Saltmarsh Bakery",
    items: body.items,
  });
  expect(copy.status).toBe(201);
  expect(copy.body.items.map(({ timeLineId }) => timeLineId)).toEqual([null, null]);
});

it("a line takes back all of its time or none", async () => {
  const { tenant, entry, other, path, body, patch, read, restoreNewest, save } = await draft("project");
  await ask(tenant, "DELETE", path);
  await patch(entry.id, { rate: "120" });
  expect((await restoreNewest()).status).toBe(200);
  for (const { id } of [entry, other]) expect((await read(id)).documentId).toBeNull();
  // The line that came back is an ordinary one, and stays it.
  expect((await save([plain, ...body.items])).status).toBe(200);
  for (const { id } of [entry, other]) expect((await read(id)).documentId).toBeNull();
});

it("time that was deleted after its draft is on it again only if it is restored first", async () => {
  const first = await draft();
  await ask(first.tenant, "DELETE", first.path);
  await ask(first.tenant, "DELETE", `time-entries/${first.entry.id}`);
  expect((await first.restoreOldest()).status).toBe(200);
  expect((await first.stored()).items.filter(({ timeLineId }) => timeLineId)).toHaveLength(1);
  await first.restoreNewest();
  expect((await first.read(first.entry.id)).documentId).toBeNull();

  const second = await draft();
  await ask(second.tenant, "DELETE", second.path);
  await ask(second.tenant, "DELETE", `time-entries/${second.entry.id}`);
  expect((await second.restoreNewest()).status).toBe(200);
  expect((await second.restoreNewest()).status).toBe(200);
  expect((await second.read(second.entry.id)).documentId).toBe(second.body.id);
});

it.each(changes)(
  "a line that comes back to its draft is without time whose %s has changed",
  async (_, change) => {
    const { entry, other, body, patch, read, save } = await draft("project");
    expect((await save([plain])).status).toBe(200);
    await patch(entry.id, change);
    const back = await save([plain, ...body.items]);
    expect(back).toMatchObject({ status: 200, body: { linesWithoutTime: 1 } });
    expect(back.body.items.map(({ timeLineId }) => timeLineId)).toEqual([null, null]);
    for (const { id } of [entry, other]) expect((await read(id)).documentId).toBeNull();
  },
);

it("a line that comes back to its draft is without time if some was deleted or was on another draft since", async () => {
  const { tenant, entry, other, body, read, bill, save, restoreNewest } = await draft("project");
  await save([plain]);
  await ask(tenant, "DELETE", `time-entries/${entry.id}`);
  const returned = await save([plain, ...body.items]);
  expect(returned.body.linesWithoutTime).toBe(1);
  // It is an ordinary line now, and saved again it is not counted again.
  expect((await save(returned.body.items)).body).not.toHaveProperty("linesWithoutTime");
  expect((await read(other.id)).documentId).toBeNull();
  await restoreNewest();

  const { body: second } = await bill();
  const path = `sales-documents/${second.id}`;
  await ask(tenant, "PATCH", path, { items: [plain] });
  const { body: third } = await bill({ entryIds: [entry.id] });
  await ask(tenant, "PATCH", `sales-documents/${third.id}`, { items: [plain] });
  const again = await ask<ChangedDocument>(tenant, "PATCH", path, { items: second.items });
  expect(again).toMatchObject({ status: 200, body: { linesWithoutTime: second.items.length } });
  for (const { id } of [entry, other]) expect((await read(id)).documentId).toBeNull();
});

it("a line that comes back to its draft with all of its time is not counted as one without it", async () => {
  const { entry, other, body, patch, read, save } = await draft();
  await save([plain]);
  await patch(entry.id, { description: "Layout" });
  await patch(other.id, { rate: "1" });
  const back = await save(body.items);
  expect(back).toMatchObject({ status: 200, body: { linesWithoutTime: 1 } });
  expect((await read(entry.id)).documentId).toBe(body.id);
  expect((await read(other.id)).documentId).toBeNull();
  expect((await save([plain])).body).not.toHaveProperty("linesWithoutTime");
});

it.each([
  ["changed", { endedAt: "2020-11-02T13:00:00Z" }],
  ["deleted", null],
] as const)(
  "a credit note is not taken back once time of its invoice was %s, which would be billed twice",
  async (_, change) => {
    const { tenant, entry, other, path, patch, read } = await draft();
    await ask(tenant, "POST", `${path}/issue`, {});
    const { body: note } = await ask(tenant, "POST", `${path}/credit`, {});
    expect((await ask(tenant, "POST", `sales-documents/${note.id}/issue`, {})).status).toBe(200);
    await (change ? patch(entry.id, change) : ask(tenant, "DELETE", `time-entries/${entry.id}`));
    expect(await ask(tenant, "POST", `sales-documents/${note.id}/take-back`)).toMatchObject({
      status: 409,
      body: { detail: expect.stringMatching(/^Time of its invoice was changed or deleted/) as string },
    });
    expect((await read(other.id)).documentId).toBeNull();
  },
);

it("a project is restored with time whose earlier draft is gone", async () => {
  const { tenant, client, enter, bill, read, restoreOldest } = await draft();
  const second = await createRow(tenant, "projects", { name: "App", clientId: client.id, hourlyRate: "60" });
  const entry = await enter(30, { projectId: second.id });
  await enter(240);
  const { body } = await bill({ projectId: undefined, clientId: client.id });
  await ask(tenant, "PATCH", `sales-documents/${body.id}`, { items: [plain] });
  await ask(tenant, "DELETE", `projects/${second.id}`);
  await ask(tenant, "DELETE", `sales-documents/${body.id}`);
  expect((await restoreOldest()).status).toBe(200);
  expect((await read(entry.id)).documentId).toBeNull();
});

import { expect, it } from "vitest";
import { ask } from "../support/call";
import { studio } from "../support/documents/time-studio";
import { createRow } from "../support/rows";
import type { Tenant } from "../support/tenants";

async function issue(tenant: Tenant, id: string) {
  const answer = await ask(tenant, "POST", `sales-documents/${id}/issue`, {});
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}

async function credit(tenant: Tenant, id: string, body: object = {}) {
  const note = await ask(tenant, "POST", `sales-documents/${id}/credit`, body);
  expect(note.status, JSON.stringify(note.body)).toBe(201);
  return issue(tenant, note.body.id);
}

it("unbilled time becomes the draft of an invoice, and is on it", async () => {
  const { client, enter, bill, read, project } = await studio();
  const entry = await enter(20);
  await enter(60, { isBillable: false });
  const { status, body } = await bill();
  expect(status).toBe(201);
  expect(body).toMatchObject({
    category: "invoice",
    clientId: client.id,
    clientName: "Bakery",
    projectId: project.id,
    serviceDate: "2020-11-02",
    lockedAt: null,
    total: "30.00",
    items: [{ title: "Website", quantity: "20", unit: "minute", rate: "1.5" }],
  });
  expect(await read(entry.id)).toMatchObject({ documentId: body.id, document: { number: body.number } });
  const again = await bill();
  expect(again.status).toBe(422);
  expect(again.body.detail).toBe("There is no unbilled time in this period.");
});

it.each([
  ["none", "project", [100, 40], ["140 minute at 1.5"]],
  ["none", "project", [90, 60], ["2.5 hour at 90"]],
  ["up:15:entry", "project", [95, 12, 33], ["2.75 hour at 90"]],
  ["up:15:line", "project", [95, 12, 33], ["2.5 hour at 90"]],
  ["nearest:30:entry", "entry", [95, 12], ["1.5 hour at 90"]],
  ["down:60:line", "day", [95, 12, 33], ["2 hour at 90"]],
])(
  "with the rounding %s and a line for each %s, minutes of %j are %j",
  async (rounding, groupBy, all, lines) => {
    const { enter, bill } = await studio(rounding);
    for (const minutes of all) await enter(minutes);
    const { body } = await bill({ groupBy });
    expect(body.items.map(({ quantity, unit, rate }) => `${quantity} ${unit} at ${rate}`)).toEqual(lines);
  },
);

it("time without a rate is not billed", async () => {
  const { tenant, project, enter, bill } = await studio();
  await ask(tenant, "PATCH", `projects/${project.id}`, { hourlyRate: null });
  await enter(60);
  const { status, body } = await bill();
  expect(status).toBe(422);
  expect(body.errors).toEqual([{ path: "rate", message: "Set an hourly rate for Website first." }]);
});

it("a client's time of several projects is on one invoice, each with its line", async () => {
  const { tenant, client, enter, bill } = await studio();
  const other = await createRow(tenant, "projects", { name: "App", clientId: client.id, hourlyRate: "60" });
  await enter(60);
  await enter(120, { projectId: other.id });
  const { body } = await bill({ projectId: undefined, clientId: client.id, withDates: true });
  expect(body).toMatchObject({ projectId: other.id, total: "210.00" });
  expect(body.items.map(({ title, description }) => [title, description]).sort()).toEqual([
    ["App", "2 Nov 2020"],
    ["Website", "2 Nov 2020"],
  ]);
});

it("chosen time is billed as a whole, or refused if some of it cannot be billed", async () => {
  const { tenant, client, project, enter, bill, read } = await studio();
  const other = await createRow(tenant, "projects", { name: "App", clientId: client.id, hourlyRate: "60" });
  const [entry, billed] = [await enter(60), await enter(30)];
  const running = await createRow(tenant, "time-entries/start", { projectId: project.id });
  const free = await enter(15, { isBillable: false });
  const elsewhere = await enter(15, { projectId: other.id });
  expect((await bill({ entryIds: [billed.id] })).status).toBe(201);
  const days = { from: "2020-11-03", to: "2020-11-30" };
  const refused: [string, object?][] = [
    [billed.id],
    [running.id],
    [free.id],
    [elsewhere.id],
    ["01930000-0000-7000-8000-00000000dead"],
    [entry.id, days],
  ];
  for (const [id, more] of refused) {
    const { status, body } = await bill({ ...more, entryIds: [entry.id, id] });
    expect(status, id).toBe(422);
    expect(body.detail).toBe("Some of this time cannot be billed here. Load it again.");
    expect((await read(entry.id)).documentId).toBeNull();
  }
  const { status, body } = await bill({ entryIds: [entry.id, entry.id] });
  expect(status).toBe(201);
  expect(body.total).toBe("90.00");
});

it("time of an issued invoice does not change, that of a draft keeps what the line is made from", async () => {
  const { tenant, enter, bill } = await studio();
  const { id } = await enter(60);
  const draft = (await bill()).body;
  const patch = (body: object) => ask(tenant, "PATCH", `time-entries/${id}`, body);
  expect((await patch({ description: "Layout", rate: null })).status).toBe(200);
  expect((await patch({ endedAt: "2020-11-02T11:00:00Z" })).status).toBe(409);
  const { number } = await issue(tenant, draft.id);
  const refusal = { status: 409, body: { detail: `This time is on invoice ${String(number)}.` } };
  expect(await patch({ description: "Other" })).toMatchObject(refusal);
  expect(await ask(tenant, "DELETE", `time-entries/${id}`)).toMatchObject(refusal);
});

it("time is free once its line or its draft is deleted, and on the draft again once that is restored", async () => {
  const { tenant, enter, bill, read } = await studio();
  const [first, second] = [await enter(60), await enter(30)];
  const draft = (await bill({ groupBy: "entry" })).body;
  const items = draft.items.filter(({ quantity }) => quantity === "1");
  await ask(tenant, "PATCH", `sales-documents/${draft.id}`, { items });
  expect((await read(first.id)).documentId).toBe(draft.id);
  expect((await read(second.id)).documentId).toBeNull();
  expect((await ask(tenant, "DELETE", `sales-documents/${draft.id}`)).status).toBe(204);
  expect((await read(first.id)).documentId).toBeNull();
  const { body: trash } = await ask(tenant, "POST", "trash/search", {});
  const restore = () => ask(tenant, "POST", `trash/${trash.items[0]?.id}/restore`);
  const other = (await bill()).body;
  expect(await restore()).toMatchObject({
    status: 409,
    body: { detail: `Its time is on invoice ${other.number} now, so it cannot be restored.` },
  });
  await ask(tenant, "DELETE", `sales-documents/${other.id}`);
  expect((await restore()).status).toBe(200);
  expect(await read(first.id)).toMatchObject({ documentId: draft.id, effectiveRate: "90" });
});

it("a line of time that comes back to its draft has its time again, unless that is on another document by then", async () => {
  const { tenant, enter, bill, read } = await studio();
  const entry = await enter(60);
  const { body: draft } = await bill();
  const save = (items: object[]) => ask(tenant, "PATCH", `sales-documents/${draft.id}`, { items });
  const plain = { title: "Hosting", description: "", rate: "10.00", quantity: "1" };
  expect((await save([plain])).status).toBe(200);
  expect((await read(entry.id)).documentId).toBeNull();
  expect((await save([plain, ...draft.items])).status).toBe(200);
  expect((await read(entry.id)).documentId).toBe(draft.id);
  expect((await bill()).status).toBe(422);

  expect((await save([plain])).status).toBe(200);
  const { body: other } = await bill();
  const { status, body } = await save([plain, ...draft.items]);
  expect(status).toBe(409);
  expect(body.detail).toBe(`Its time is on invoice ${other.number}. Delete or credit that first.`);
  expect((await read(entry.id)).documentId).toBe(other.id);
  // An invoice that was issued without the line is credited and taken back without it, too.
  await issue(tenant, draft.id);
  const note = await credit(tenant, draft.id);
  expect((await ask(tenant, "POST", `sales-documents/${note.id}/take-back`, {})).status).toBe(200);
  expect((await read(entry.id)).documentId).toBe(other.id);
});

it("taking an invoice back keeps its time, and a full credit frees it until the credit note is taken back", async () => {
  const { tenant, enter, bill, read } = await studio();
  const entry = await enter(60);
  const invoice = (await bill()).body;
  await issue(tenant, invoice.id);
  expect((await ask(tenant, "POST", `sales-documents/${invoice.id}/take-back`)).status).toBe(200);
  expect((await read(entry.id)).documentId).toBe(invoice.id);
  await issue(tenant, invoice.id);
  const note = await credit(tenant, invoice.id);
  expect((await read(entry.id)).documentId).toBeNull();
  const other = (await bill()).body;
  const takeBack = () => ask(tenant, "POST", `sales-documents/${note.id}/take-back`);
  expect(await takeBack()).toMatchObject({
    status: 409,
    body: { detail: `Its time is on invoice ${other.number}. Delete or credit that first.` },
  });
  await ask(tenant, "DELETE", `sales-documents/${other.id}`);
  expect((await takeBack()).status).toBe(200);
  expect((await read(entry.id)).documentId).toBe(invoice.id);
});

it("a deleted project is restored with its time on its draft", async () => {
  const { tenant, project, enter, bill, read } = await studio();
  const entry = await enter(60);
  const draft = (await bill()).body;
  expect((await ask(tenant, "DELETE", `projects/${project.id}`)).status).toBe(204);
  expect((await ask(tenant, "GET", `time-entries/${entry.id}`)).status).toBe(404);
  const { body: trash } = await ask(tenant, "POST", "trash/search", {});
  expect((await ask(tenant, "POST", `trash/${trash.items[0]?.id}/restore`)).status).toBe(200);
  expect(await read(entry.id)).toMatchObject({ documentId: draft.id, minutes: 60 });
});

it("a clock that ran when it was deleted is stopped when it is restored beside another", async () => {
  const { tenant, read } = await studio();
  const first = await createRow(tenant, "time-entries/start", {});
  await ask(tenant, "DELETE", `time-entries/${first.id}`);
  const second = await createRow(tenant, "time-entries/start", {});
  const { body: trash } = await ask(tenant, "POST", "trash/search", {});
  expect((await ask(tenant, "POST", `trash/${trash.items[0]?.id}/restore`)).status).toBe(200);
  expect((await read(first.id)).endedAt).not.toBeNull();
  expect((await read(second.id)).endedAt).toBeNull();
});

import { v7 as newId } from "uuid";
import { expect, it } from "vitest";
import { ask } from "../support/call";
import { studio } from "../support/documents/time-studio";
import { createRow } from "../support/rows";

const used = { status: 409, body: { detail: "A record with this ID already exists." } };
const plain = { title: "Hosting", description: "", rate: "10.00", quantity: "1" };

/** Makes a client with time of three projects on two days, one of them without a line, and returns how to bill it. */
async function client() {
  const { tenant, client: payer, project, enter, bill } = await studio("up:15:line");
  const projectOf = (name: string, hourlyRate: string) =>
    createRow(tenant, "projects", { name, clientId: payer.id, hourlyRate });
  const [shop, advice] = [await projectOf("Shop", "60"), await projectOf("Advice", "0")];
  const next = { startedAt: "2020-11-03T09:00:00Z", endedAt: "2020-11-03T09:20:00Z" };
  const billed = [await enter(60), await enter(20, next), await enter(30, { projectId: shop.id })];
  const entries = [...billed, await enter(45, { projectId: advice.id })];
  const billClient = (body: object) => bill({ projectId: undefined, clientId: payer.id, ...body });
  return { tenant, payer, project, shop, enter, billClient, entryIds: entries.map(({ id }) => id) };
}

it.each([
  ["project", {}],
  ["task", { withDates: true }],
  ["day", { from: "2020-11-02", to: "2020-11-03" }],
  ["entry", { withEntries: true }],
])("a bill by %s that is repeated with the same id returns the draft", async (groupBy, more) => {
  const { enter, billClient, entryIds } = await client();
  const { withEntries, ...options } = { withEntries: false, ...more };
  const body = { id: newId(), groupBy, ...options, ...(withEntries && { entryIds }) };
  expect((await billClient(body)).status).toBe(201);
  await enter(15);
  expect(await billClient(body)).toMatchObject({ status: 200, body: { id: body.id } });
});

it("another bill with a used id is refused", async () => {
  const { tenant, payer, project, shop, enter, billClient, entryIds } = await client();
  const body = { id: newId(), groupBy: "project", entryIds };
  expect((await billClient(body)).status).toBe(201);
  const added = await enter(15);
  const someone = await createRow(tenant, "clients", { name: "Dairy", themeColor: "blue" });
  const others: object[] = [
    { clientId: undefined, projectId: project.id },
    { clientId: undefined, projectId: shop.id },
    { clientId: someone.id },
    { groupBy: "day" },
    { groupBy: "entry" },
    { from: "2020-11-03" },
    { to: "2020-11-02" },
    { entryIds: entryIds.slice(1) },
    { entryIds: [...entryIds, added.id] },
    { entryIds: [added.id] },
  ];
  for (const other of others) expect(await billClient({ ...body, ...other })).toMatchObject(used);
  expect((await billClient(body)).status).toBe(200);
  // A draft that has no time any more is not what the bill made.
  const path = `sales-documents/${body.id}`;
  expect((await ask(tenant, "PATCH", path, { items: [plain] })).status).toBe(200);
  expect(await billClient({ ...body, entryIds: undefined })).toMatchObject(used);
  // Nothing was billed by these calls.
  const { body: second } = await billClient({ id: newId(), groupBy: "project" });
  expect(second).toMatchObject({ clientId: payer.id, total: "187.50" });
});

it("a bill with the id of a document without time is refused", async () => {
  const { tenant, payer, project, billClient } = await client();
  const names = { projectTitle: "Website", freelancerName: "Ida Brekke", clientName: "Bakery" };
  const body = { id: newId(), projectId: project.id, clientId: payer.id, ...names, items: [plain] };
  const { id } = await createRow(tenant, "sales-documents", body);
  expect(await billClient({ id, groupBy: "project" })).toMatchObject(used);
});

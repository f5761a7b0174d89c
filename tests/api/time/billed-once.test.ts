import pg from "pg";
import { afterAll, expect, it, vi } from "vitest";
import type { SalesDocument } from "@/lib/sales-documents/schema";
import { ask } from "../support/call";
import { studio } from "../support/documents/time-studio";
import { createRow } from "../support/rows";

// One connection holds the lock of the tenant, the other one reads who waits.
const [outside, observer] = [connection(), connection()];
await Promise.all([outside.connect(), observer.connect()]);
afterAll(() => Promise.all([outside.end(), observer.end()]));

function connection() {
  return new pg.Client({ connectionString: process.env.DATABASE_URL });
}

const plain = { title: "Hosting", description: "", rate: "10.00", quantity: "1" };

it("a line that comes back while its time is being billed elsewhere is refused", async () => {
  const { tenant, enter, bill, read } = await studio();
  const entry = await enter(60);
  const { body: first } = await bill();
  const path = `sales-documents/${first.id}`;
  await ask(tenant, "PATCH", path, { items: [plain] });
  await enter(30);
  const { body: second } = await bill({ entryIds: [(await enter(15)).id] });

  await outside.query(`BEGIN; SELECT FROM "User" WHERE "id" = '${tenant.userId}' FOR NO KEY UPDATE`);
  const saved = ask(tenant, "PATCH", path, { items: first.items });
  await vi.waitFor(
    async () => {
      const { rows } = await observer.query(
        `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
      );
      expect(rows).not.toEqual([]);
    },
    { timeout: 60_000 },
  );
  await outside.query(
    `UPDATE "TimeEntry" SET "documentId" = '${second.id}', "lineId" = '${second.items[0]?.timeLineId}' WHERE "id" = '${entry.id}'`,
  );
  await outside.query("COMMIT");
  expect(await saved).toMatchObject({
    status: 409,
    body: { detail: `Its time is on invoice ${second.number}. Delete or credit that first.` },
  });
  expect((await read(entry.id)).documentId).toBe(second.id);
});

/** Makes a client's draft with a line of another project, deletes that project, and returns how to restore it. */
async function withoutProject() {
  const { tenant, client, enter, bill, read } = await studio();
  const other = await createRow(tenant, "projects", { name: "Shop", clientId: client.id, hourlyRate: "90" });
  const kept = await enter(60);
  const gone = await enter(30, { projectId: other.id });
  const { body: draft } = await bill({ projectId: undefined, clientId: client.id });
  expect(draft.items).toHaveLength(2);
  const inTrash = async (kind: string) => {
    const { body: trash } = await ask<{ items: { id: string; kind: string }[] }>(
      tenant,
      "POST",
      "trash/search",
      {},
    );
    return `trash/${trash.items.find((row) => row.kind === kind)?.id}`;
  };
  const restore = async (kind: string) =>
    ask<{ linesWithoutTime: number }>(tenant, "POST", `${await inTrash(kind)}/restore`);
  expect((await ask(tenant, "DELETE", `projects/${other.id}`)).status).toBe(204);
  return { tenant, client, draft, kept, gone, bill, read, inTrash, restore };
}

/** Deletes that draft after the project. */
async function deletedWithProject() {
  const made = await withoutProject();
  expect((await ask(made.tenant, "DELETE", `sales-documents/${made.draft.id}`)).status).toBe(204);
  return made;
}

/** Issues that draft without the project, and a credit note of it, in full or of these lines. Returns how to take the note back. */
async function creditedWithoutProject(items?: object[]) {
  const made = await withoutProject();
  const { tenant, draft } = made;
  const send = async (path: string, body: object = {}) => {
    const answer = await ask(tenant, "POST", `sales-documents/${path}`, body);
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    return answer.body;
  };
  await send(`${draft.id}/issue`);
  const note = await send(`${draft.id}/credit`, items && { items });
  await send(`${note.id}/issue`);
  const takeBack = () => ask(tenant, "POST", `sales-documents/${note.id}/take-back`);
  return { ...made, takeBack };
}

it("a draft that is restored before a project with its time has that time again with the project", async () => {
  const { draft, gone, read, restore } = await deletedWithProject();
  expect(await restore("salesDocument")).toMatchObject({ status: 200, body: { linesWithoutTime: 0 } });
  expect((await restore("project")).status).toBe(200);
  expect((await read(gone.id)).documentId).toBe(draft.id);
});

it("a draft that is restored after a project with its time has lines without that time", async () => {
  const { tenant, draft, gone, read, restore } = await deletedWithProject();
  expect((await restore("project")).status).toBe(200);
  expect((await read(gone.id)).documentId).toBeNull();

  expect(await restore("salesDocument")).toMatchObject({ status: 200, body: { linesWithoutTime: 1 } });
  const { body } = await ask<SalesDocument>(tenant, "GET", `sales-documents/${draft.id}`);
  expect(body.items.filter(({ timeLineId }) => timeLineId)).toHaveLength(1);
  expect((await read(gone.id)).documentId).toBeNull();
});

it("time that is restored after its invoice was credited in full is free, until the credit note is taken back", async () => {
  const { tenant, client, draft, kept, gone, bill, read, restore, takeBack } = await creditedWithoutProject();
  expect((await read(kept.id)).documentId).toBeNull();
  expect((await restore("project")).status).toBe(200);
  expect((await read(gone.id)).documentId).toBeNull();
  const change = { description: "Shelves" };
  expect((await ask(tenant, "PATCH", `time-entries/${gone.id}`, change)).status).toBe(200);
  const { body: second } = await bill({ projectId: undefined, clientId: client.id });
  expect(second.items).toHaveLength(2);
  expect((await takeBack()).status).toBe(409);
  expect((await ask(tenant, "DELETE", `sales-documents/${second.id}`)).status).toBe(204);
  expect((await takeBack()).status).toBe(200);
  for (const { id } of [kept, gone]) expect((await read(id)).documentId).toBe(draft.id);
});

it("a credit note is taken back while time of its invoice is in the trash, which is on the invoice when it is restored", async () => {
  const { draft, kept, gone, read, restore, takeBack } = await creditedWithoutProject();
  expect((await takeBack()).status).toBe(200);
  expect((await read(kept.id)).documentId).toBe(draft.id);
  expect((await restore("project")).status).toBe(200);
  expect((await read(gone.id)).documentId).toBe(draft.id);
});

it("a credit note is not taken back while time that it freed is in the trash, which would be billed twice", async () => {
  const { tenant, gone, read, restore, takeBack } = await creditedWithoutProject();
  expect((await restore("project")).status).toBe(200);
  const { projectId } = await read(gone.id);
  expect((await ask(tenant, "DELETE", `projects/${projectId}`)).status).toBe(204);
  expect((await takeBack()).status).toBe(409);
});

it("a credit note of a part is taken back from an invoice with a line whose time is gone for good", async () => {
  const part = { title: "Website", rate: "10.00", quantity: "1" };
  const { tenant, draft, kept, read, inTrash, takeBack } = await creditedWithoutProject([part]);
  expect((await ask(tenant, "DELETE", await inTrash("project"))).status).toBe(204);
  expect((await takeBack()).status).toBe(200);
  expect((await read(kept.id)).documentId).toBe(draft.id);
});

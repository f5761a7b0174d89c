import { expect, it } from "vitest";
import { db } from "@/lib/server/db/client";
import { call } from "./support/call";
import { newTenant, type Tenant } from "./support/tenants";
import { addProject, remove, restore, trashOf } from "./support/trash";

/** The rows of these tables by table, as an earlier version packed them and as they can be compared. */
async function rowsOf({ userId }: Tenant, ...tables: string[]) {
  const parts = tables.map(
    (table) =>
      `'${table}', (SELECT json_agg(t ORDER BY t."id") FROM "${table}" t WHERE t."userId" = $1::uuid)`,
  );
  const [row] = await db.$queryRawUnsafe<{ rows: object }[]>(
    `SELECT json_build_object(${parts.join(", ")}) AS "rows"`,
    userId,
  );
  return Object.fromEntries(Object.entries(row?.rows ?? {}).filter(([, found]) => found !== null));
}

/** Makes an entry as an earlier version wrote it, with its rows as JSON. */
async function asEarlierVersion({ userId }: Tenant, id: string, tables: object) {
  const rows = JSON.stringify({ cleared: {}, ended: null, tables });
  await db.trashedRows.deleteMany({ where: { userId, entryId: id } });
  await db.$executeRaw`
    UPDATE "TrashEntry" SET "rows" = ${rows}::json WHERE "userId" = ${userId}::uuid AND "id" = ${id}::uuid`;
}

it("restores entries of an earlier version, also as the parent of a later one", async () => {
  const tenant = await newTenant();
  const { client, task } = await addProject(tenant);
  const all = ["Client", "Project", "Task", "ClientContact"];
  const before = await rowsOf(tenant, ...all);
  const taskEntry = await remove(tenant, `tasks/${task.id}`);
  const withoutTask = await rowsOf(tenant, ...all);
  const clientEntry = await remove(tenant, `clients/${client.id}`);
  await asEarlierVersion(tenant, clientEntry, withoutTask);
  expect((await restore(tenant, taskEntry)).body).toMatchObject({
    parent: { id: clientEntry, kind: "client" },
  });
  expect((await restore(tenant, taskEntry, { withParent: true })).status).toBe(200);
  expect(await rowsOf(tenant, ...all)).toEqual(before);
  expect(await trashOf(tenant)).toEqual([]);
  expect((await call(tenant, "POST", `trash/${clientEntry}/restore`)).status).toBe(200);
});

it("cannot be mistaken for an entry without rows by an earlier version, which reads them from an object", async () => {
  const tenant = await newTenant();
  const { project } = await addProject(tenant);
  const id = await remove(tenant, `projects/${project.id}`);
  const { rows } = await db.trashEntry.findUniqueOrThrow({
    where: { userId_id: { userId: tenant.userId, id } },
  });
  expect(rows).toEqual({ cleared: {}, ended: null, tables: [] });
  await expect(
    db.$queryRaw`SELECT json_each("rows" -> 'tables') FROM "TrashEntry" WHERE "id" = ${id}::uuid`,
  ).rejects.toThrow("cannot deconstruct an array as an object");
});

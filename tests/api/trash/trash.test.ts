import { v7 as newId } from "uuid";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/server/db/client";
import { cascades, clearedReferences } from "@/lib/trash/server/tables";
import { trashEntrySchema } from "@/lib/trash/schema";
import { ask } from "../support/call";
import { createRow } from "../support/rows";
import { newTenant, type Tenant } from "../support/tenants";
import { addProject, document, remove, restore, trashOf } from "../support/trash";

describe("the trash", () => {
  it("lists what was deleted, whose it was and what went along, the newest first", async () => {
    const tenant = await newTenant();
    const { client, project, task } = await addProject(tenant);
    await createRow(tenant, "sales-documents", { ...document, projectId: project.id, category: "quotation" });
    const taskEntry = await remove(tenant, `tasks/${task.id}`);
    const clientEntry = await remove(tenant, `clients/${client.id}`);
    const { body } = await ask(tenant, "POST", "trash/search", {});
    expect(body).toMatchObject({ total: 2, unfilteredTotal: 2 });
    const [first, second] = body.items.map((item) => trashEntrySchema.parse(item));
    expect(first).toMatchObject({
      id: clientEntry,
      kind: "client",
      rowId: client.id,
      name: "Fjellgate",
      clientColor: "teal",
      occursAt: null,
    });
    expect(first?.counts).toEqual({ projects: 1, quotations: 1, contacts: 1, notes: 1 });
    expect(second).toMatchObject({
      id: taskEntry,
      kind: "task",
      name: "Landing page",
      clientColor: "teal",
      clientName: "Fjellgate",
      projectName: "Website",
      occursAt: task.dueAt,
      isWithTime: task.isWithTime,
      counts: {},
    });
    const days = (Date.parse(first?.expiresAt ?? "") - Date.parse(first?.deletedAt ?? "")) / 86_400_000;
    expect(days).toBe(30);
    expect((await ask(tenant, "POST", "trash/search", { take: 1 })).body).toMatchObject({
      total: 2,
      items: [{ id: clientEntry }],
    });
  });

  it("keeps issued documents out, and ends with a reset", async () => {
    const tenant = await newTenant("full");
    const { body } = await ask(tenant, "POST", "sales-documents/search", { take: 1000 });
    const issued = body.items.find(({ lockedAt }) => lockedAt);
    const refused = await ask(tenant, "DELETE", `sales-documents/${issued?.id}`);
    expect([refused.status, refused.headers.get("trash-entry")]).toEqual([409, null]);
    const { body: tasks } = await ask(tenant, "POST", "tasks/search", {});
    await remove(tenant, `tasks/${tasks.items[0]?.id}`);
    expect((await ask(tenant, "POST", "demo/reset")).status).toBe(200);
    expect(await db.trashEntry.count({ where: { userId: tenant.userId } })).toBe(0);
  });

  it("puts several files into one entry, and none for no file", async () => {
    const tenant = await newTenant();
    const files = await Promise.all(
      ["A", "B"].map((name) => createRow(tenant, "files", { name, link: "https://a.example" })),
    );
    const none = await ask(tenant, "POST", "files/delete-many", [newId()]);
    expect([none.body, none.headers.get("trash-entry")]).toEqual([{ count: 0 }, null]);
    const both = await ask(
      tenant,
      "POST",
      "files/delete-many",
      files.map(({ id }) => id),
    );
    expect(both.body).toEqual({ count: 2 });
    expect(await trashOf(tenant)).toMatchObject([
      { id: both.headers.get("trash-entry"), name: "2 files", rowId: null },
    ]);
  });

  it("hides expired entries and sweeps them", async () => {
    const tenant = await newTenant();
    const { task } = await addProject(tenant);
    const id = await remove(tenant, `tasks/${task.id}`);
    await db.trashEntry.updateMany({ where: { userId: tenant.userId }, data: { expiresAt: new Date(0) } });
    expect(await trashOf(tenant)).toEqual([]);
    expect((await restore(tenant, id)).status).toBe(404);
    const scheduler = { token: process.env.CRON_SECRET ?? "" };
    const swept = await Promise.all([
      ask(scheduler, "POST", "cron/sweep"),
      ask(scheduler, "POST", "cron/sweep"),
    ]);
    expect(swept.map(({ status }) => status)).toEqual([200, 200]);
    expect(await db.trashEntry.count({ where: { userId: tenant.userId } })).toBe(0);
  });

  it("leaves everything in place when the deletion or the restore is interrupted", async () => {
    const tenant = await newTenant();
    const { client } = await addProject(tenant);
    // A trigger that fails after every row was deleted or inserted, as a killed server would.
    await db.$executeRawUnsafe(`
      CREATE FUNCTION fail_for_tenant() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN IF NEW."userId" = '${tenant.userId}' THEN RAISE 'interrupted'; END IF; RETURN NULL; END $$`);
    const fails = async (table: string, event: string, run: () => Promise<{ status: number }>) => {
      await db.$executeRawUnsafe(
        `CREATE CONSTRAINT TRIGGER interrupted AFTER ${event} ON "${table}" DEFERRABLE INITIALLY DEFERRED
          FOR EACH ROW EXECUTE FUNCTION fail_for_tenant()`,
      );
      expect((await run()).status).toBe(500);
      await db.$executeRawUnsafe(`DROP TRIGGER interrupted ON "${table}"`);
    };
    const count = async () =>
      Promise.all([
        db.client.count({ where: tenantOf(tenant) }),
        db.task.count({ where: tenantOf(tenant) }),
        db.trashEntry.count({ where: tenantOf(tenant) }),
      ]);
    await fails("TrashEntry", "INSERT", () => ask(tenant, "DELETE", `clients/${client.id}`));
    expect(await count()).toEqual([1, 1, 0]);
    const id = await remove(tenant, `clients/${client.id}`);
    await fails("TrashEntry", "UPDATE", () => restore(tenant, id));
    expect(await count()).toEqual([0, 0, 1]);
    expect((await restore(tenant, id)).status).toBe(200);
    expect(await count()).toEqual([1, 1, 1]);
    await db.$executeRawUnsafe("DROP FUNCTION fail_for_tenant()");
  });

  it("knows every reference between the tables of a tenant", async () => {
    const references = await db.$queryRaw<
      { table: string; column: string; target: string; action: string }[]
    >`
      SELECT c.conrelid::regclass::text AS "table", a.attname::text AS "column", c.confrelid::regclass::text AS "target", c.confdeltype::text AS "action"
      FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[2]
      WHERE c.contype = 'f' AND cardinality(c.conkey) = 2`;
    const clean = (name: string) => name.replaceAll('"', "");
    const found = references.map(
      ({ table, column, target, action }) => `${clean(table)}.${column} ${clean(target)} ${action}`,
    );
    const known = [
      ...Object.entries(cascades).flatMap(([table, parents]) =>
        Object.entries(parents).map(([column, target]) => `${table}.${column} ${target} c`),
      ),
      ...Object.entries(clearedReferences).map(([column, target]) => `SalesDocument.${column} ${target} a`),
      // A deletion frees the time of drafts. Invoices that are credited in full are never deleted.
      "TimeEntry.documentId SalesDocument a",
      "TimeEntry.freedFromId SalesDocument a",
      // Never in the trash itself.
      "TrashedRows.entryId TrashEntry c",
    ];
    expect(found.sort()).toEqual(known.sort());
  });
});

const tenantOf = ({ userId }: Tenant) => ({ userId });

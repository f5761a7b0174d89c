import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { expect, it } from "vitest";
import { takeSnapshot } from "@/lib/archive/server/snapshot";
import { archiveTables } from "@/lib/archive/tables";
import { db } from "@/lib/server/db/client";
import { insertRows } from "@/lib/server/db/insert-rows";
import { repetitions } from "../../setup/property-cases";
import { ask, call } from "../support/call";
import { randomTree, type RandomTree } from "../support/random/random-tree";
import { newTenant, type Tenant } from "../support/tenants";

// `TRASH_CASES=2000` runs all; a seed reproduces a run.
const CASES = Number(process.env.TRASH_CASES ?? repetitions(5, 10));
const SEED = Number(process.env.TRASH_SEED ?? Math.floor(Math.random() * 2 ** 31));

const tables = {
  clients: "Client",
  projects: "Project",
  tasks: "Task",
  events: "Event",
  files: "File",
  "client-contacts": "ClientContact",
  "partner-contacts": "PartnerContact",
  "sales-documents": "SalesDocument",
  "bank-accounts": "BankAccount",
} as const;

it(
  `delete and restore is the identity on the export and on every column, for every kind, over ${CASES} random workspaces`,
  async () => {
    await fc.assert(
      fc.asyncProperty(randomTree, fc.nat(), async (build, pick) => {
        const tenant = await newTenant();
        const tree = build(tenant.userId);
        await insertRows(withoutEmpty(tree));
        const before = { files: await exportOf(tenant), rows: await rowsOf(tenant) };
        for (const [noun, table] of Object.entries(tables)) {
          const rows = tree[table] ?? [];
          const { id } = rows[pick % rows.length] as { id: string };
          await deleteAndRestore(tenant, () => call(tenant, "DELETE", `${noun}/${id}`));
          expect(await rowsOf(tenant), `${noun}/${id}`).toEqual(before.rows);
        }
        const ids = (tree.File ?? []).map(({ id }) => id);
        await deleteAndRestore(tenant, () => call(tenant, "POST", "files/delete-many", ids));
        expect(await rowsOf(tenant), "files/delete-many").toEqual(before.rows);
        expect(await exportOf(tenant)).toEqual(before.files);
      }),
      { numRuns: CASES, seed: SEED },
    );
  },
  30_000 + CASES * 2_000,
);

async function deleteAndRestore(tenant: Tenant, remove: () => Promise<Response>) {
  const deleted = await remove();
  expect(deleted.ok, await deleted.text()).toBe(true);
  const entry = deleted.headers.get("trash-entry");
  const restored = await ask(tenant, "POST", `trash/${entry}/restore`);
  expect(restored.status, JSON.stringify(restored.body)).toBe(200);
}

function withoutEmpty(tree: RandomTree) {
  return Object.fromEntries(Object.entries(tree).filter(([, rows]) => rows.length > 0)) as RandomTree;
}

/** The JSON files of the export. */
async function exportOf({ userId }: Tenant) {
  const snapshot = await takeSnapshot(userId, AbortSignal.timeout(60_000));
  const files = await Promise.all(archiveTables.map((table) => readFile(snapshot.fileOf(table), "utf8")));
  await snapshot.remove();
  return [...files, snapshot.profile];
}

/** Every column of every row, as text. */
async function rowsOf({ userId }: Tenant) {
  const parts = (await tenantTables()).map(
    (name) =>
      `SELECT '${name}' AS "table", to_jsonb(t)::text AS "row" FROM "${name}" t WHERE "userId" = $1::uuid`,
  );
  return db.$queryRawUnsafe(`${parts.join(" UNION ALL ")} ORDER BY 1, 2`, userId);
}

let names: string[] | undefined;

async function tenantTables() {
  if (names) return names;
  const found = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.columns
    WHERE column_name = 'userId' AND table_schema = 'public' AND table_name NOT IN ('Session', 'TrashEntry')`;
  return (names = found.map(({ name }) => name));
}

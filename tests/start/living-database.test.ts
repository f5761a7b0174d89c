import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openEmbeddedDatabase, type EmbeddedDatabase } from "../../scripts/embedded-database.mjs";
import { applyMigrations } from "../../tools/migrations/apply-migrations.mjs";
import { createDatabase, withDatabase } from "../setup/databases";
import { temporaryFolder } from "./programs";

const root = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), "pennant-start-"));
let server: EmbeddedDatabase;

beforeAll(async () => {
  server = await openEmbeddedDatabase({ folder });
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

it("a living database keeps every value when enums become text and foreign keys lose their actions", async () => {
  await createDatabase(server.url, "living");
  const url = withDatabase(server.url, "living");
  await applyMigrations({ root: rootBefore("_text_and_references"), url });
  await query(url, ROWS);
  const before = await contents(url);
  expect(before.find(({ table }) => table === "SalesDocument")?.rows).toMatchObject([
    { kind: "quotation", balance: null, answer: "accepted" },
    { kind: "invoice", balance: "60.0000", purpose: "deposit" },
    { kind: "creditNote", balance: null, issuedNumber: "C1" },
    { kind: "receipt", category: "receipt" },
  ]);

  await applyMigrations({ root: rootUntil("_text_and_references"), url });
  expect(await contents(url)).toEqual(before);
  await applyMigrations({ root, url });

  // The previous version still converts its parameters to the types of before.
  const tasks = await query<{ status: string }>(
    url,
    `SELECT "status" FROM "Task" WHERE "status" = CAST('completed'::text AS "public"."TaskStatus")`,
  );
  expect(tasks).toEqual([{ status: "completed" }]);
  await expect(query(url, `UPDATE "Task" SET "status" = 'paused'`)).rejects.toThrow(/Task_status_check/);
});

/** Returns a folder with the migrations before the one whose name ends so. */
function rootBefore(name: string) {
  return rootWith(name, (folder, last) => folder < last);
}

/** Returns a folder with the migrations up to the one whose name ends so. */
function rootUntil(name: string) {
  return rootWith(name, (folder, last) => folder <= last);
}

function rootWith(name: string, isWithin: (folder: string, last: string) => boolean) {
  const copy = temporaryFolder();
  const folders = readdirSync(path.join(root, "prisma/migrations")).filter((entry) => /^\d/.test(entry));
  const last = folders.find((entry) => entry.endsWith(name)) ?? "";
  for (const entry of folders.filter((each) => isWithin(each, last)))
    cpSync(path.join(root, "prisma/migrations", entry), path.join(copy, "prisma/migrations", entry), {
      recursive: true,
    });
  return copy;
}

/** Returns the rows of each table of a tenant, every value as text. */
async function contents(url: string) {
  const tables = await query<{ table: string }>(
    url,
    `SELECT table_name AS "table" FROM information_schema.tables
     WHERE table_schema = 'public' AND table_name <> '_prisma_migrations' ORDER BY 1`,
  );
  const found: { table: string; rows: Record<string, string | null>[] }[] = [];
  for (const { table } of tables) {
    const rows = await query<{ row: Record<string, string | null> }>(
      url,
      `SELECT (SELECT jsonb_object_agg(e.key, e.value) FROM jsonb_each_text(to_jsonb(t)) e) AS "row" FROM "${table}" t ORDER BY t::text COLLATE "C"`,
    );
    found.push({ table, rows: rows.map(({ row }) => row) });
  }
  return found.map(({ table, rows }) => ({ table, rows: rows.toSorted((a, b) => order(a, b)) }));
}

const order = (a: object, b: object) => (keyOf(a) < keyOf(b) ? -1 : 1);
const keyOf = (row: object) =>
  JSON.stringify(
    ["id", "kind", "position"].map((name) => [name, ({ ...row } as Record<string, unknown>)[name]]),
  );

async function query<Row extends pg.QueryResultRow>(url: string, text: string) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

const id = (n: number) => `'01930000-0000-7000-8000-00000000000${n}'`;
const at = "'2026-01-01'";
const paper = `"userId", "id", "projectId", "clientId", "category", "issuedAt", "currency", "projectTitle", "freelancerName", "clientName", "updatedAt"`;
const printed = `'2026-01-01', 'EUR', 'Website', 'Ada', 'Acme', ${at}`;

const ROWS = `
  INSERT INTO "User" ("id", "kind", "updatedAt") VALUES (${id(1)}, 'account', ${at});
  INSERT INTO "Client" ("userId", "id", "name", "updatedAt") VALUES (${id(1)}, ${id(1)}, 'Acme', ${at});
  INSERT INTO "BankAccount" ("userId", "id", "label", "holder", "updatedAt") VALUES (${id(1)}, ${id(1)}, 'Main', 'Ada', ${at});
  INSERT INTO "Project" ("userId", "id", "clientId", "name", "paymentStatus")
    VALUES (${id(1)}, ${id(1)}, ${id(1)}, 'Website', 'processing'), (${id(1)}, ${id(2)}, NULL, 'Poster', 'paid');
  INSERT INTO "Task" ("userId", "id", "name", "status", "dueAt", "updatedAt")
    VALUES (${id(1)}, ${id(1)}, 'Draft', 'completed', ${at}, ${at}), (${id(1)}, ${id(2)}, 'Send', 'pending', ${at}, ${at});
  INSERT INTO "Repeat" ("userId", "id", "kind", "name", "every", "monthBy", "anchor", "timeZone", "madeUntil")
    VALUES (${id(1)}, ${id(1)}, 'event', 'Call', 'month', 'lastWeekday', ${at}, 'UTC', ${at});
  INSERT INTO "File" ("userId", "id", "name", "category", "updatedAt") VALUES (${id(1)}, ${id(1)}, 'Logo', 'work', ${at});
  INSERT INTO "SalesDocument" (${paper}, "answer", "taxTreatment", "bankAccountId")
    VALUES (${id(1)}, ${id(1)}, ${id(1)}, ${id(1)}, 'quotation', ${printed}, 'accepted', 'reverseCharge', ${id(1)});
  INSERT INTO "SalesDocument" (${paper}, "purpose", "lockedAt", "total", "received", "sourceId")
    VALUES (${id(1)}, ${id(2)}, ${id(1)}, ${id(1)}, 'invoice', ${printed}, 'deposit', ${at}, 100, 40, ${id(1)});
  INSERT INTO "SalesDocument" (${paper}, "isCreditNote", "lockedAt", "number", "creditsId")
    VALUES (${id(1)}, ${id(3)}, ${id(1)}, ${id(1)}, 'invoice', ${printed}, true, ${at}, 'C1', ${id(2)});
  INSERT INTO "SalesDocument" (${paper}) VALUES (${id(1)}, ${id(4)}, ${id(2)}, NULL, 'receipt', ${printed});
  INSERT INTO "SalesDocumentItem" ("userId", "documentId", "position", "title", "unit")
    VALUES (${id(1)}, ${id(1)}, 0, 'Design', 'hour'), (${id(1)}, ${id(1)}, 1, 'Print', NULL);
  INSERT INTO "DocumentNumbering" ("userId", "kind", "pattern", "reset") VALUES (${id(1)}, 'creditNote', 'C{0}', 'year');
  INSERT INTO "DocumentSeries" ("userId", "kind", "period", "next") VALUES (${id(1)}, 'creditNote', '2026', 2);
  INSERT INTO "ReceivedPayment" ("userId", "id", "documentId", "amount", "receivedOn", "method", "kind", "updatedAt")
    VALUES (${id(1)}, ${id(1)}, ${id(2)}, 40, ${at}, 'bank', 'withheld', ${at});`;

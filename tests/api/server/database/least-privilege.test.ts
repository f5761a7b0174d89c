// Isolated: connects to its database as another role.
import { readFileSync } from "node:fs";
import pg from "pg";
import { afterAll, expect, it } from "vitest";
import { applyMigrations } from "../../../../tools/migrations/apply-migrations.mjs";
import { run } from "../../../start/programs";

const owner = process.env.DATABASE_URL ?? "";

const role = `app_${process.pid}`;

// Roles belong to the server, not to this test's database.
afterAll(() => asOwner(`DROP OWNED BY ${role}; DROP ROLE ${role};`));

/** Runs the statements that docs/operate.md gives, and returns the address of the role that they create. */
async function createRole(name: string): Promise<string> {
  const [, documented = ""] =
    /```sql\n([^`]*pennant_app[^`]*)```/.exec(readFileSync("docs/operate.md", "utf8")) ?? [];
  const database = new URL(owner).pathname.slice(1);
  const statements = documented
    .replaceAll("pennant_app", name)
    .replaceAll("DATABASE pennant ", `DATABASE ${database} `)
    .replaceAll("pennant_owner", decodeURIComponent(new URL(owner).username));
  await asOwner(statements.replace("'a long password'", "'only-for-tests'"));
  const address = new URL(owner);
  address.username = name;
  address.password = "only-for-tests";
  return address.href;
}

async function asOwner(statements: string) {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}

it("a role that may only read and write rows runs the app, and gets one sentence when a migration is missing", async () => {
  const url = await createRole(role);
  process.env.DATABASE_URL = url;
  expect(await applyMigrations({ root: process.cwd(), url })).toEqual([]);

  // Loaded now, so that the app connects as the role.
  const [{ newIssuer }, { ask }, { exportArchive }, { newTenant }, { db }] = await Promise.all([
    import("../../support/documents/issued"),
    import("../../support/call"),
    import("../../support/archive/archive"),
    import("../../support/tenants"),
    import("@/lib/server/db/client"),
  ]);
  expect(await db.$queryRaw`SELECT current_user::text AS name`).toEqual([{ name: role }]);
  await expect(db.$executeRaw`CREATE TABLE not_permitted (id int)`).rejects.toThrow(/permission denied/);
  const { tenant, issued } = await newIssuer();
  expect((await issued()).number).toBe("1");
  expect((await exportArchive(tenant)).has("pennant.json")).toBe(true);
  expect((await ask(tenant, "DELETE", "users")).status).toBe(204);
  expect((await ask(await newTenant("full"), "POST", "demo/reset")).status).toBe(200);
  const CRON_SECRET = process.env.CRON_SECRET ?? "";
  expect((await ask({ token: CRON_SECRET }, "POST", "cron/sweep")).status).toBe(200);

  await asOwner("DELETE FROM _prisma_migrations WHERE migration_name LIKE '%\\_trashed\\_rows'");
  const { code, output } = await run(["tools/migrations/migrate.mjs"], { DATABASE_URL: url }).ended;
  expect(code).toBe(1);
  expect(output.trim().split("\n")).toEqual([
    expect.stringMatching(
      /^The database needs a migration, and the user of DATABASE_URL may not change it \(.*\): run `npm run migrate` as its owner/,
    ),
  ]);
});

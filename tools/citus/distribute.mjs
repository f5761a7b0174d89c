// `npm run distribute`: distributes the tables of a database with Citus; `npm run distribute -- --print` prints the statements. It can be
// run again, for example after a migration that adds a table. See docs/deploy.md.
import pg from "pg";
import { reportProblem } from "../../scripts/lib/problem.mjs";
import { distributeTables, missingStatements } from "./distribute-tables.mjs";

const client = new pg.Client(process.env.DATABASE_URL);
try {
  await client.connect();
  const isDone = !process.argv.includes("--print");
  const statements = await (isDone ? distributeTables(client) : missingStatements(client));
  console.log(statements.map((statement) => `${statement};`).join("\n") || "All tables are distributed.");
  if (isDone) console.log(await summary());
} catch (error) {
  reportProblem(error);
  process.exitCode = 1;
} finally {
  await client.end();
}

async function summary() {
  const { rows } = await client.query(
    `SELECT citus_table_type AS "kind", count(*)::int AS "tables" FROM citus_tables GROUP BY 1 ORDER BY 1`,
  );
  return `${rows.map(({ kind, tables }) => `${tables} ${kind} tables`).join(", ")}.`;
}

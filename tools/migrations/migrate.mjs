// `npm run migrate`: applies the missing migrations to the database of DATABASE_URL before a new version starts.
import path from "node:path";
import { reportProblem } from "../../scripts/lib/problem.mjs";
import { applyMigrations } from "./apply-migrations.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const url = process.env.DATABASE_URL;

try {
  if (!url) throw new Error("DATABASE_URL is missing: the address of a PostgreSQL database");
  const applied = await applyMigrations({ root, url });
  console.log(applied.length > 0 ? `Applied ${applied.join(", ")}` : "The database is up to date");
} catch (error) {
  reportProblem(error);
  process.exitCode = 1;
}

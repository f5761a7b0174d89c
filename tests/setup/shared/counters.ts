import { query, sql } from "@/lib/server/db/client";

// Runs before each test file that shares its database with others. Tests use the same addresses of callers, and the server
// counts per address, whatever the workspace: the counts of another file would be added to those of this one.
const [counters] = await sql<{ tables: string }>`
  SELECT string_agg(format('%I', c.relname), ', ') AS tables FROM pg_class c
  WHERE c.relkind IN ('r', 'p') AND c.relnamespace = current_schema()::regnamespace AND 2 = (
    SELECT count(*) FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname IN ('key', 'count'))`;
if (!counters?.tables) throw new Error("No table with the columns key and count was found.");

await query(`TRUNCATE ${counters.tables}`, []);

/** Returns the app's tables with their columns (without generated ones), each after the tables it refers to. */
export async function listTables(client) {
  const { rows: tables } = await client.query(`
    SELECT c.oid::int AS id, c.relname AS name, array_agg(quote_ident(a.attname) ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE n.nspname = 'public' AND c.relkind = 'r' AND c.relname <> '_prisma_migrations'
    GROUP BY c.oid, c.relname ORDER BY c.relname`);
  const { rows: references } = await client.query(`
    SELECT conrelid::int AS "from", confrelid::int AS "to" FROM pg_constraint
    WHERE contype = 'f' AND conrelid <> confrelid`);
  return inOrder(tables, references);
}

function inOrder(tables, references) {
  const sorted = [];
  let rest = tables;
  while (rest.length > 0) {
    const waits = ({ id }) =>
      references.some(({ from, to }) => from === id && rest.some((table) => table.id === to));
    const ready = rest.filter((table) => !waits(table));
    if (ready.length === 0) throw new Error("The tables refer to each other in a circle");
    sorted.push(...ready);
    rest = rest.filter((table) => !ready.includes(table));
  }
  return sorted.map(({ name, columns }) => ({ name, columns }));
}

/** Returns the applied migrations of a database in order; none if Pennant never used it. */
export async function listMigrations(client) {
  const { rows: found } = await client.query("SELECT to_regclass('public._prisma_migrations') AS name");
  if (!found[0].name) return [];
  const { rows } = await client.query(
    "SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1",
  );
  return rows.map(({ name }) => name);
}

/** Returns the quoted name of a table. */
export const quoteName = (name) => `"${name.replaceAll('"', '""')}"`;

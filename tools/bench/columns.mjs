/** Returns the columns of a table without generated ones. */
export async function columnsOf(database, table) {
  const { rows } = await database.query(
    "SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1 AND is_generated = 'NEVER'",
    [table],
  );
  return rows.map((row) => row.name);
}

export const quoteNames = (names) => names.map((name) => `"${name}"`).join(", ");

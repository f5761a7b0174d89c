import "server-only";

const MAX_NAMES = 200;
const MAX_LENGTH = 3_000;

/**
 * Returns a function that names prepared statements, which PostgreSQL parses and plans once per connection. It returns ""
 * for statements that are not prepared: those beyond the first 200, long ones, which rarely repeat, and LIKE searches, whose
 * best plan depends on the searched text.
 */
export function statementNames() {
  const names = new Map<string, string>();
  return ({ sql }: { sql: string }): string => {
    const known = names.get(sql);
    if (known) return known;
    if (names.size === MAX_NAMES || sql.length > MAX_LENGTH || sql.includes(" LIKE ")) return "";
    const name = `pennant_${names.size}`;
    names.set(sql, name);
    return name;
  };
}

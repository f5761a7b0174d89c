import "server-only";

const MOST_NAMES = 200;
const LONGEST = 3_000;

/**
 * Names for the statements that come again: by its name the database knows one that it has read and planned on the same
 * connection. "" leaves a statement without: those beyond the first 200, long ones, as they seldom come twice, and those
 * that search by name, as what is searched for decides how that is done best.
 */
export function statementNames() {
  const names = new Map<string, string>();
  return ({ sql }: { sql: string }): string => {
    const known = names.get(sql);
    if (known) return known;
    if (names.size === MOST_NAMES || sql.length > LONGEST || sql.includes(" LIKE ")) return "";
    const name = `pennant_${names.size}`;
    names.set(sql, name);
    return name;
  };
}

import { columnName } from "./csv-text";
import { type CsvField, type CsvKind, csvKinds, DEFAULT_ROLE } from "./csv-kinds";

/** The index of the column that each field is read from. */
export type Mapping = Partial<Record<string, number>>;

export type CsvRow = { id: string; name: string } & Record<string, string>;

/** The rows of a CSV file that can be imported, how many had no role, and the errors of the others. */
export type CsvRows = {
  rows: CsvRow[];
  withoutRole: number;
  errors: { line: number; message: string }[];
};

const ANY_ID = "00000000-0000-0000-0000-000000000000";

/** Maps fields to columns by name. In Outlook's exports, which have a first name column, "Title" is "Dr." and not a role. */
export function guessMapping(fields: readonly CsvField[], head: readonly string[]): Mapping {
  const all = head.map(columnName);
  const names = all.map((name) => (name === "title" && all.includes("firstname") ? "" : name));
  const used = new Set<number>();
  const mapping: Mapping = {};
  for (const { field, names: known } of fields) {
    const column = known.map((name) => names.indexOf(name)).find((at) => at >= 0 && !used.has(at));
    if (column === undefined) continue;
    used.add(column);
    mapping[field] = column;
  }
  return mapping;
}

/** Converts the rows below the header by the mapping and validates each with the API's schema. Rows keep their ids. */
export function mapRows(
  kind: CsvKind,
  mapping: Mapping,
  cells: readonly { id: string; cells: readonly string[] }[],
): CsvRows {
  const { fields, schema } = csvKinds[kind];
  const result: CsvRows = { rows: [], withoutRole: 0, errors: [] };
  const hasRole = fields.some(({ field }) => field === "role");
  cells.forEach(({ id, cells: row }, index) => {
    const values: Record<string, string> = {};
    for (const { field, read } of fields) {
      const text = (row[mapping[field] ?? -1] ?? "").trim();
      if (text !== "") values[field] = read ? read(text) : text;
    }
    const isWithoutRole = hasRole && !values.role;
    if (isWithoutRole) values.role = DEFAULT_ROLE;
    const message = mappingErrorOf(values);
    if (message) {
      result.errors.push({ line: index + 2, message });
      return;
    }
    result.rows.push({ ...values, id, name: values.name ?? "" });
    if (isWithoutRole) result.withoutRole++;
  });
  return result;

  function mappingErrorOf(values: Record<string, string>): string | undefined {
    const isWithClient = kind === "client-contacts";
    if (isWithClient && !values.company) return "Please select a client";
    const checked = schema.safeParse(isWithClient ? { ...values, companyId: ANY_ID } : values);
    return checked.success ? undefined : checked.error.issues[0]?.message;
  }
}

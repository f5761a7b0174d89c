import { columnName } from "./csv-text";
import { type CsvField, type CsvKind, csvKinds, ROLE_WHERE_NONE } from "./csv-kinds";

/** Which column each field is read from, by its index. */
export type Mapping = Partial<Record<string, number>>;

export type CsvRow = { id: string; name: string } & Record<string, string>;

/** What a CSV file comes to: the rows that can be imported, how many had no role, and why the others cannot. */
export type CsvRows = {
  rows: CsvRow[];
  withoutRole: number;
  errors: { line: number; message: string }[];
};

const ANY_ID = "00000000-0000-0000-0000-000000000000";

/** The column for each field that is named like it. "Title" beside a first name is "Dr", as Outlook exports it, and no role. */
export function guessMapping(fields: readonly CsvField[], head: readonly string[]): Mapping {
  const all = head.map(columnName);
  const names = all.map((name) => (name === "title" && all.includes("firstname") ? "" : name));
  const taken = new Set<number>();
  const mapping: Mapping = {};
  for (const { field, names: known } of fields) {
    const column = known.map((name) => names.indexOf(name)).find((at) => at >= 0 && !taken.has(at));
    if (column === undefined) continue;
    taken.add(column);
    mapping[field] = column;
  }
  return mapping;
}

/** Reads the rows below the head by the mapping and checks each as the API will. Each keeps the id that it was given. */
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
    if (isWithoutRole) values.role = ROLE_WHERE_NONE;
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

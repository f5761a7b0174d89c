import { columnName } from "./text";
import { type CsvField, type CsvKind, csvKinds, DEFAULT_ROLE } from "./kinds";

/** The index of the column that each field is read from. */
export type Mapping = Partial<Record<string, number>>;

export type CsvRow = { id: string; name: string } & Record<string, string>;

/** The purpose of client contacts that have no company: they are left out, become partners, or belong to this client. */
export type WithoutCompany = "skip" | "partners" | { company: string };

/**
 * The rows of a CSV file that can be imported, how many had no role, how many contacts had no company and which of these become
 * partners, and the errors of the others.
 */
export type CsvRows = {
  rows: CsvRow[];
  partners: CsvRow[];
  withoutRole: number;
  withoutCompany: number;
  errors: { line: number; message: string }[];
};

const firstNames = new Set(["firstname", "givenname", "prenom"]);
const titles = new Set(["title", "titre"]);
const ANY_ID = "00000000-0000-0000-0000-000000000000";

/**
 * Maps fields to columns by name, or by the name without its remark in brackets: "E-Mail (work, private)". In Outlook's exports,
 * which have a first name column, the first "Title" is "Dr." and not a role. French ones have a second "Titre", which is.
 */
export function guessMapping(fields: readonly CsvField[], head: readonly string[]): Mapping {
  const all = head.map(columnName);
  const hasFirstName = all.some((name) => firstNames.has(name));
  const salutation = hasFirstName ? all.findIndex((name) => titles.has(name)) : -1;
  const names = all.map((name, at) => (at === salutation ? "" : name));
  const bare = head.map((text, at) => names[at] && columnName(text.replace(/\([^()]*\)/g, "")));
  const used = new Set<number>();
  const mapping: Mapping = {};
  for (const { field, names: known, unless = [] } of fields) {
    if (unless.some((other) => mapping[other] !== undefined)) continue;
    const column = [names, bare]
      .flatMap((columns) => known.map((name) => columns.indexOf(name)))
      .find((at) => at >= 0 && !used.has(at));
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
  withoutCompany: WithoutCompany = "skip",
): CsvRows {
  const result: CsvRows = { rows: [], partners: [], withoutRole: 0, withoutCompany: 0, errors: [] };
  cells.forEach(({ id, cells: row }, index) => {
    const values = valuesOf(kind, mapping, row);
    const isWithoutRole = kind !== "clients" && !values.role;
    if (isWithoutRole) values.role = DEFAULT_ROLE;
    const lacksCompany = kind === "client-contacts" && !values.company;
    if (lacksCompany && values.name) result.withoutCompany++;
    const becomesPartner = lacksCompany && withoutCompany === "partners";
    if (lacksCompany && typeof withoutCompany === "object") values.company = withoutCompany.company;
    const target = becomesPartner ? "partner-contacts" : kind;
    const fields = becomesPartner ? asPartner(values) : values;
    const message = errorOf(target, fields);
    if (message) {
      result.errors.push({ line: index + 2, message });
      return;
    }
    result[becomesPartner ? "partners" : "rows"].push({ ...fields, id, name: fields.name ?? "" });
    if (isWithoutRole) result.withoutRole++;
  });
  return result;
}

function valuesOf(kind: CsvKind, mapping: Mapping, row: readonly string[]): Record<string, string> {
  const values: Record<string, string> = {};
  for (const { field, read } of csvKinds[kind].fields) {
    const text = (row[mapping[field] ?? -1] ?? "").trim();
    if (text !== "") values[field] = read ? read(text) : text;
  }
  return values;
}

/** The information about a partner has another name. */
function asPartner({ detail, ...values }: Record<string, string>): Record<string, string> {
  return detail ? { ...values, details: detail } : values;
}

function errorOf(kind: CsvKind, values: Record<string, string>): string | undefined {
  const isWithClient = kind === "client-contacts";
  if (isWithClient && values.name && !values.company) return "Please select a client";
  const checked = csvKinds[kind].schema.safeParse(isWithClient ? { ...values, companyId: ANY_ID } : values);
  return checked.success ? undefined : checked.error.issues[0]?.message;
}

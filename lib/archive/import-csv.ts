import { api } from "@/lib/api";
import type { ClientRow } from "@/lib/clients/schema";
import type { List } from "@/lib/list";
import { MAX_TAKE } from "@/lib/list-limits";
import { newId } from "@/lib/new-id";
import { searchText } from "@/lib/search-text";
import type { CsvKind } from "./csv-kinds";
import type { CsvRow } from "./csv-mapping";

const AT_ONCE = 200;

/**
 * Creates the rows, some hundred a call; answers how many are new. Contacts go to the client of that name, which is made
 * where there is none. The rows have their ids, so that a second try after a failure makes nothing twice.
 */
export async function importCsv(kind: CsvKind, rows: readonly CsvRow[]): Promise<number> {
  if (kind !== "client-contacts") return createMany(kind, rows);
  const clients = await clientsByName(rows.map(({ company = "" }) => company));
  return createMany(
    kind,
    rows.map(({ company = "", ...row }) => ({ ...row, companyId: clients.get(searchText(company)) })),
  );
}

async function clientsByName(names: readonly string[]): Promise<Map<string, string>> {
  const wanted = new Map(names.map((name) => [searchText(name), name]));
  const found = new Map<string, string>();
  const note = ({ items }: List<ClientRow>) =>
    items.forEach(({ id, name }) => found.set(searchText(name), id));
  const all = await search({ take: MAX_TAKE });
  note(all);
  if (all.total > MAX_TAKE) {
    for (const name of wanted.values()) note(await search({ name, take: MAX_TAKE }));
  }
  const missing = [...wanted].filter(([key]) => !found.has(key)).map(([, name]) => ({ id: newId(), name }));
  await createMany("clients", missing);
  for (const { id, name } of missing) found.set(searchText(name), id);
  return found;
}

function search(filter: { name?: string; take: number }) {
  return api<List<ClientRow>>("clients/search", { method: "POST", body: filter, isRead: true });
}

async function createMany(kind: CsvKind, rows: readonly object[]): Promise<number> {
  let made = 0;
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const body = rows.slice(at, at + AT_ONCE);
    made += (await api<{ count: number }>(`${kind}/create-many`, { method: "POST", body })).count;
  }
  return made;
}

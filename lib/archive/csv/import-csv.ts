import { v7 as newId } from "uuid";
import { api } from "@/lib/api/request";
import { searchText } from "@/lib/shared/text/search-text";
import { missingClients, withColors } from "./clients";
import type { CsvKind } from "./kinds";
import type { CsvRow } from "./mapping";
import { findClients } from "./find-clients";

const BATCH_SIZE = 200;

/**
 * Creates the rows in batches and returns how many are new. Contacts are added to the client of that name, which is created
 * if it does not exist. The rows already have ids, so that a retry after a failure creates no duplicates.
 */
export async function importCsv(kind: CsvKind, rows: readonly CsvRow[]): Promise<number> {
  if (kind === "clients") return createMany(kind, withColors(rows));
  if (kind === "partner-contacts") return createMany(kind, rows);
  const clients = await findOrCreateClients(rows.map(({ company = "" }) => company));
  return createMany(
    kind,
    rows.map(({ company = "", ...row }) => ({ ...row, companyId: clients.get(searchText(company)) })),
  );
}

async function findOrCreateClients(names: readonly string[]): Promise<Map<string, string>> {
  const clients = new Map(await findClients(names));
  const missing = withColors(missingClients(names, clients).map((name) => ({ id: newId(), name })));
  await createMany("clients", missing);
  for (const { id, name } of missing) clients.set(searchText(name), id);
  return clients;
}

async function createMany(kind: CsvKind, rows: readonly object[]): Promise<number> {
  let created = 0;
  for (let at = 0; at < rows.length; at += BATCH_SIZE) {
    const body = rows.slice(at, at + BATCH_SIZE);
    created += (await api<{ count: number }>(`${kind}/create-many`, { method: "POST", body })).count;
  }
  return created;
}

import { experimental_createQueryPersister as createQueryPersister } from "@tanstack/query-persist-client-core";
import type { QueryClient, QueryPersister } from "@tanstack/react-query";
import { deleteDB, type IDBPDatabase, openDB } from "idb";
import { currentUserId } from "@/lib/api/access-token";
import { canKeepOfflineCopy, KEYS, offlineCopyOwner, ROWS } from "@/lib/shared/browser/offline-copy";
import { keys } from "@/lib/query/keys";
import { unsealRows, readRowKeys, type RowKeys, sealedName, sealRows } from "@/lib/query/sealed-rows";
import { dateText } from "@/lib/shared/dates/calendar-date";

/** Rows of the first version are not encrypted. */
const VERSION = 2;
const STORE = "queries";
/** The entry with the date when old rows were last removed. */
const CLEANED = "cleaned";
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;
/** A database that does not respond must not keep rows from being fetched. Without a connection there is nothing to fetch. */
const READ_TIMEOUT_MS = { online: 2_000, offline: 10_000 };

/** The resources that are kept: what a person reads, and the keys of their drafts. Ways to sign in, sessions, private addresses and the trash are not. */
const kept = new Set<string>(
  [
    keys.projects,
    keys.project,
    keys.clients,
    keys.client,
    keys.clientTimeline,
    keys.tasks,
    keys.tags,
    keys.events,
    keys.repeats,
    keys.files,
    keys.clientContacts,
    keys.partnerContacts,
    keys.partnerCompanies,
    keys.user,
    keys.draftKeys,
    keys.paymentData,
    keys.paymentStats,
    keys.salesDocuments,
    keys.salesDocument,
    keys.bankAccounts,
    keys.catalogueItems,
    keys.timeEntries,
    keys.receivedPayments,
    keys.documentSettings,
    keys.income,
    keys.today,
  ].map(([resource]) => resource),
);

/** The open database and the keys of this browser. Both are given up when another tab deletes them. */
type Storage = { database: IDBPDatabase; keys: RowKeys };

let opening: Promise<Storage> | undefined;

/**
 * Returns whether the copy of this browser is that of this tab's user, who is not known before the server has answered. In a tab
 * that slept while another person signed in, it is not.
 */
function isOwn(): boolean {
  const owner = offlineCopyOwner();
  return canKeepOfflineCopy() && owner !== null && ["", owner].includes(currentUserId());
}

async function open(): Promise<Storage> {
  const database = openDB(ROWS, VERSION, {
    upgrade: (created) => {
      for (const name of created.objectStoreNames) created.deleteObjectStore(name);
      created.createObjectStore(STORE);
    },
    blocking: (_current, _next, { target }) => {
      opening = undefined;
      (target as IDBDatabase).close();
    },
    terminated: () => {
      opening = undefined;
    },
  });
  try {
    const rowKeys = await readRowKeys();
    return { database: await database, keys: rowKeys };
  } catch (error) {
    void database.then(
      (opened) => opened.close(),
      () => {},
    );
    throw error;
  }
}

/**
 * Runs an operation on the database; undefined when this browser keeps no copy for this tab. Storage that is full, refused or
 * broken is as if it were empty.
 */
async function attempt<Result>(act: (storage: Storage) => Promise<Result>): Promise<Result | undefined> {
  if (!isOwn()) return undefined;
  const connection = (opening ??= open());
  try {
    const storage = await connection;
    if (isOwn()) return await act(storage);
    // The copy was wiped while the database was being opened; by now it may be that of another person.
    await close(connection);
    if (offlineCopyOwner() === null) await Promise.all([deleteDB(KEYS), deleteDB(ROWS)]);
  } catch {
    await close(connection);
  }
  return undefined;
}

/** Opens the storage before it is needed. */
export async function openRows(): Promise<void> {
  await attempt(() => Promise.resolve());
}

/** Closes a connection, so that the next attempt opens another one. */
async function close(connection: Promise<Storage>): Promise<void> {
  if (opening === connection) opening = undefined;
  await connection.then(
    ({ database }) => database.close(),
    () => undefined,
  );
}

function readTimeout(): Promise<undefined> {
  return new Promise((resolve) =>
    setTimeout(resolve, READ_TIMEOUT_MS[navigator.onLine ? "online" : "offline"]),
  );
}

/** The newest change of each entry: encryption takes a moment, and an older change could end after a newer one. */
const changes = new Map<string, object>();

async function read(key: string): Promise<string | undefined> {
  return attempt(async ({ database, keys: rowKeys }) => {
    const name = await sealedName(rowKeys, key);
    const entry = await unsealRows(rowKeys, await database.get(STORE, name));
    return entry?.[0] === key ? entry[1] : undefined;
  });
}

async function write(key: string, value: string): Promise<void> {
  const change = {};
  changes.set(key, change);
  await attempt(async ({ database, keys: rowKeys }) => {
    const [name, sealed] = await Promise.all([sealedName(rowKeys, key), sealRows(rowKeys, key, value)]);
    if (changes.get(key) === change && isOwn()) await database.put(STORE, sealed, name);
  });
}

async function remove(key: string): Promise<void> {
  changes.delete(key);
  await attempt(async ({ database, keys: rowKeys }) =>
    database.delete(STORE, await sealedName(rowKeys, key)),
  );
}

/** Returns all entries, and deletes those that cannot be read. */
async function readAll(): Promise<[string, string][]> {
  const found = await attempt(async ({ database, keys: rowKeys }) => {
    const [names, values] = await Promise.all([database.getAllKeys(STORE), database.getAll(STORE)]);
    const entries = await Promise.all(values.map((value) => unsealRows(rowKeys, value)));
    const unreadable = names.filter((_name, at) => entries[at] === undefined);
    await Promise.all(unreadable.map((name) => database.delete(STORE, name)));
    return entries.filter((entry) => entry !== undefined);
  });
  return found ?? [];
}

const persister = createQueryPersister<string>({
  storage: {
    getItem: (key) => Promise.race([read(key), readTimeout()]),
    setItem: write,
    removeItem: remove,
    entries: readAll,
  },
  // Rows of other shapes than the code expects are discarded.
  buster: process.env.ROWS_VERSION,
  maxAge: MAX_AGE_MS,
});

/** Shows the rows that this browser keeps and fetches the current ones; keeps what was fetched. */
export const persistRows: QueryPersister = async (queryFn, context, query) => {
  const isKept = kept.has(String(query.queryKey[0]));
  if (isKept && query.state.data === undefined) {
    const rows: unknown = await persister.retrieveQuery(query.queryHash, ({ state }) => {
      query.setState({ dataUpdatedAt: state.dataUpdatedAt });
      // Without a connection the kept rows stay; useReconnect fetches again.
      query.fetch().catch(() => {});
    });
    if (rows !== undefined) return rows;
  }
  const rows = await queryFn(context);
  // After the query has its new state.
  if (isKept) setTimeout(() => void persister.persistQuery(query));
  return rows;
};

/** Keeps the rows that were fetched before the copy began. */
export function persistAll(client: QueryClient): void {
  for (const query of client.getQueryCache().getAll())
    if (query.state.data !== undefined && kept.has(String(query.queryKey[0])))
      void persister.persistQuery(query);
}

/** Removes rows that are too old or of another version, once a day: all of them are read for it. */
export async function removeOldRows(): Promise<void> {
  const today = dateText(new Date());
  if ((await read(CLEANED)) === today) return;
  await write(CLEANED, today);
  await persister.persisterGc();
}

import { experimental_createQueryPersister as createQueryPersister } from "@tanstack/query-persist-client-core";
import type { QueryClient, QueryPersister } from "@tanstack/react-query";
import { deleteDB, type IDBPDatabase, openDB } from "idb";
import { currentUserId } from "@/lib/auth/access-token";
import { offlineCopyOwner, ROWS } from "@/lib/offline-copy";
import { keys } from "@/lib/query/keys";

const STORE = "queries";
/** The entry with the date when old rows were last removed. */
const CLEANED = "cleaned";
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;
/** A database that does not respond must not keep rows from being fetched. */
const READ_TIMEOUT_MS = 1_000;

/** The resources that are kept: what a person reads. Ways to sign in, sessions, private addresses and the trash are not. */
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
    keys.paymentData,
    keys.paymentStats,
    keys.salesDocuments,
    keys.salesDocument,
    keys.bankAccounts,
    keys.receivedPayments,
    keys.documentSettings,
    keys.income,
    keys.today,
  ].map(([resource]) => resource),
);

let opening: Promise<IDBPDatabase> | undefined;

/**
 * Returns whether the copy of this browser is that of this tab's user, who is not known before the server has answered. In a tab
 * that slept while another person signed in, it is not.
 */
function isOwn(): boolean {
  const owner = offlineCopyOwner();
  return owner !== null && ["", owner].includes(currentUserId());
}

function open(): Promise<IDBPDatabase> {
  return openDB(ROWS, 1, {
    upgrade: (created) => void created.createObjectStore(STORE),
    blocking: (_current, _next, { target }) => {
      opening = undefined;
      (target as IDBDatabase).close();
    },
    terminated: () => {
      opening = undefined;
    },
  });
}

/**
 * Runs an operation on the database; undefined when this browser keeps no copy for this tab. Storage that is full, refused or
 * broken is as if it were empty.
 */
async function attempt<Result>(act: (opened: IDBPDatabase) => Promise<Result>): Promise<Result | undefined> {
  if (!isOwn()) return undefined;
  const connection = (opening ??= open());
  try {
    const opened = await connection;
    if (isOwn()) return await act(opened);
    // The copy was wiped while the database was being opened; by now it may be that of another person.
    await close(connection);
    if (offlineCopyOwner() === null) await deleteDB(ROWS);
  } catch {
    await close(connection);
  }
  return undefined;
}

/** Closes a connection, so that the next attempt opens another one. */
async function close(connection: Promise<IDBPDatabase>): Promise<void> {
  if (opening === connection) opening = undefined;
  await connection.then(
    (opened) => opened.close(),
    () => undefined,
  );
}

function readTimeout(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, READ_TIMEOUT_MS));
}

const persister = createQueryPersister<string>({
  storage: {
    getItem: (key) =>
      Promise.race([
        attempt((opened) => opened.get(STORE, key) as Promise<string | undefined>),
        readTimeout(),
      ]),
    setItem: (key, value) => attempt((opened) => opened.put(STORE, value, key)),
    removeItem: async (key) => void (await attempt((opened) => opened.delete(STORE, key))),
    entries: async () =>
      (await attempt(async (opened) => {
        const [names, values] = await Promise.all([opened.getAllKeys(STORE), opened.getAll(STORE)]);
        return names.map((name, at): [string, string] => [String(name), values[at] as string]);
      })) ?? [],
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
  const today = new Date().toISOString().slice(0, "2026-11-27".length);
  if ((await attempt((opened) => opened.get(STORE, CLEANED))) === today) return;
  await attempt((opened) => opened.put(STORE, today, CLEANED));
  await persister.persisterGc();
}

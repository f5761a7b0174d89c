// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { setAccessToken } from "@/lib/api/access-token";
import { offlineCopyOwner, setOfflineCopyOwner } from "@/lib/shared/browser/offline-copy";
import { keys } from "./keys";
import { persistAll, persistRows, removeOldRows } from "./persist-rows";
import { unsealRows, readRowKeys, type RowKeys, sealedName, sealRows } from "./sealed-rows";
import { startOfflineCopy } from "./start-offline-copy";

const databases = vi.hoisted(() => new Map([["pennant-rows", new Map<string, unknown>()]]));
const opened = vi.hoisted(() => ({ opens: 0, closes: 0, isFull: false, ready: Promise.resolve() }));
vi.mock("idb", () => ({
  openDB: (name: string) => {
    const stored = databases.get(name) ?? new Map<string, unknown>();
    databases.set(name, stored);
    const isRows = name === "pennant-rows";
    const store = {
      get: (key: string) => Promise.resolve(stored.get(key)),
      put: (value: unknown, key: string) =>
        isRows && opened.isFull
          ? Promise.reject(new Error("Quota"))
          : Promise.resolve(void stored.set(key, value)),
    };
    if (isRows) opened.opens += 1;
    return (isRows ? opened.ready : Promise.resolve()).then(() => ({
      close: () => void (isRows && (opened.closes += 1)),
      get: (_store: string, key: string) => store.get(key),
      put: (_store: string, value: unknown, key: string) => store.put(value, key),
      delete: (_store: string, key: string) => Promise.resolve(void stored.delete(key)),
      getAllKeys: () => Promise.resolve([...stored.keys()]),
      getAll: () => Promise.resolve([...stored.values()]),
      transaction: () => ({ store, done: Promise.resolve() }),
    }));
  },
}));

const tokenOf = (sub: string) => `.${btoa(JSON.stringify({ sub }))}.`;
const KEY = 'tanstack-query-["projects"]';
const stored = () => databases.get("pennant-rows") ?? new Map<string, unknown>();
const secrets = () => databases.get("pennant-keys")?.get("rows") as RowKeys;

/** Returns what is kept, decrypted, with the query keys as names. */
async function kept() {
  const entries = await Promise.all([...stored().values()].map((value) => unsealRows(secrets(), value)));
  return Object.fromEntries(entries.filter((entry) => entry !== undefined));
}

/** Keeps an entry as an earlier visit would have. */
async function keep(key: string, value: object | string) {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  stored().set(await sealedName(secrets(), key), await sealRows(secrets(), key, text));
}

beforeEach(() => {
  stored().clear();
  localStorage.clear();
  setAccessToken(tokenOf("anna"));
  setOfflineCopyOwner("anna");
});

/** Fetches projects in a new tab of the person. */
function fetchInNewTab(rows: string[]) {
  const client = new QueryClient({ defaultOptions: { queries: { persister: persistRows } } });
  return client.fetchQuery({ queryKey: keys.projects, queryFn: () => rows });
}

/** Fetches projects in a new tab of the person, and waits until they are kept. */
async function fetchProjects(rows: string[]) {
  const found = await fetchInNewTab(rows);
  await vi.waitFor(async () => expect((await kept())[KEY]).toContain(JSON.stringify(rows)));
  return found;
}

/** Fetches projects where they must not be kept. */
async function fetchUnkept(rows: string[]) {
  const found = await fetchInNewTab(rows);
  await later();
  return found;
}

/** Gives a write that must not happen the time to happen. */
const later = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Lets a write fail. */
async function closeDatabase() {
  opened.isFull = true;
  const { closes } = opened;
  await fetchInNewTab(["Not kept"]);
  await vi.waitFor(() => expect(opened.closes).toBe(closes + 1));
  opened.isFull = false;
}

it("keeps rows, and shows them before the current ones", async () => {
  await fetchProjects(["Anna's"]);
  expect((await kept())[KEY]).toContain("Anna's");
  expect(await fetchProjects(["Newer"])).toEqual(["Anna's"]);
  expect((await kept())[KEY]).toContain("Newer");
});

it("stores neither rows nor keys of queries in plain text", async () => {
  await fetchProjects(["Anna's"]);
  expect(stored().size).toBe(1);
  for (const [name, value] of stored()) {
    expect(name).toMatch(/^[0-9a-f]{64}$/);
    expect(Buffer.from(value as Uint8Array).toString("latin1")).not.toMatch(/Anna|projects/);
  }
  expect([secrets().rows.extractable, secrets().names.extractable]).toEqual([false, false]);
});

it("fetches again, without an error, when an entry was damaged, moved or made with other keys", async () => {
  for (const damage of [
    (bytes: Uint8Array) => bytes.with(20, (bytes[20] ?? 0) ^ 1),
    () => new Uint8Array(5),
    () => JSON.stringify({ state: { data: ["Plain"] } }),
  ]) {
    await fetchProjects(["Anna's"]);
    const [name = "", value] = [...stored()][0] ?? [];
    stored().set(name, damage(value as Uint8Array));
    expect(await fetchProjects(["Fetched"])).toEqual(["Fetched"]);
  }
  await keep("tanstack-query-other", "rows");
  const moved = stored().get(await sealedName(secrets(), "tanstack-query-other"));
  stored().set(await sealedName(secrets(), KEY), moved);
  expect(await fetchProjects(["Fetched"])).toEqual(["Fetched"]);
});

it("keeps the newer of two changes, even if the older one takes longer to encrypt", async () => {
  await fetchProjects(["First"]);
  const client = new QueryClient();
  client.setQueryData(keys.projects, ["Long ".repeat(500_000)]);
  persistAll(client);
  client.setQueryData(keys.projects, ["Newest"]);
  persistAll(client);
  await vi.waitFor(async () => expect((await kept())[KEY]).toContain("Newest"));
  await later();
  expect((await kept())[KEY]).toContain("Newest");
});

it("neither writes nor reads in a tab whose person is not the one of the copy", async () => {
  // Another person has signed in while this tab slept.
  setOfflineCopyOwner("ben");
  await readRowKeys();
  await fetchUnkept(["Anna's"]);
  expect([...stored()]).toEqual([]);
  await keep(KEY, {
    state: { data: ["Ben's"], dataUpdatedAt: Date.now() },
    queryKey: keys.projects,
    buster: "",
  });
  expect(await fetchUnkept(["Anna's"])).toEqual(["Anna's"]);
  expect((await kept())[KEY]).toContain("Ben's");
});

it("writes nothing when another person signs in while the database is being opened", async () => {
  await closeDatabase();
  let open = () => {};
  opened.ready = new Promise((resolve) => (open = resolve));
  const client = new QueryClient();
  client.setQueryData(keys.projects, ["Anna's"]);
  persistAll(client);
  await later();
  setOfflineCopyOwner("ben");
  open();
  await later();
  expect([...stored()]).toEqual([]);
});

it("closes the database when a write fails, and opens it again for the next one", async () => {
  await fetchProjects(["Anna's"]);
  const { opens, closes } = opened;
  await closeDatabase();
  expect(opened).toMatchObject({ opens, closes: closes + 1 });
  expect(await fetchProjects(["Newer"])).toEqual(["Anna's"]);
  expect((await kept())[KEY]).toContain("Newer");
  expect(opened).toMatchObject({ opens: opens + 1, closes: closes + 1 });
});

it("removes old and unreadable rows once a day", async () => {
  await readRowKeys();
  const rows = (days: number) => ({
    state: { data: [], dataUpdatedAt: Date.now() - days * 86_400_000 },
    buster: "",
  });
  const fill = async () => {
    await keep("tanstack-query-old", rows(31));
    await keep("tanstack-query-new", rows(29));
    stored().set("noise", new Uint8Array(100));
  };
  await fill();
  await removeOldRows();
  expect(Object.keys(await kept()).sort()).toEqual(["cleaned", "tanstack-query-new"]);
  expect(stored().size).toBe(2);
  await fill();
  await removeOldRows();
  expect(await kept()).toHaveProperty("tanstack-query-old");
});

it("keeps nothing, and deletes an earlier copy, where the browser cannot encrypt", async () => {
  const deleted: string[] = [];
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  vi.stubGlobal("indexedDB", { deleteDatabase: (name: string) => void deleted.push(name) });
  try {
    expect(await fetchUnkept(["Anna's"])).toEqual(["Anna's"]);
    expect([...stored()]).toEqual([]);
    await startOfflineCopy(new QueryClient(), "anna");
    expect(offlineCopyOwner()).toBeNull();
    expect(deleted).toEqual(["pennant-keys", "pennant-rows"]);
  } finally {
    vi.unstubAllGlobals();
  }
});

it("begins no copy after the session has ended", async () => {
  localStorage.clear();
  setAccessToken(null);
  await startOfflineCopy(new QueryClient(), "anna");
  expect(offlineCopyOwner()).toBeNull();
});

// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { setAccessToken } from "@/lib/auth/access-token";
import { offlineCopyOwner, setOfflineCopyOwner } from "@/lib/offline-copy";
import { keys } from "./keys";
import { persistAll, persistRows, removeOldRows } from "./persist-rows";
import { startOfflineCopy } from "./start-offline-copy";

const stored = vi.hoisted(() => new Map<string, string>());
const opened = vi.hoisted(() => ({ opens: 0, closes: 0, isFull: false, ready: Promise.resolve() }));
vi.mock("idb", () => ({
  openDB: () => {
    opened.opens += 1;
    return opened.ready.then(() => ({
      close: () => void (opened.closes += 1),
      get: (_store: string, key: string) => Promise.resolve(stored.get(key)),
      put: (_store: string, value: string, key: string) =>
        opened.isFull ? Promise.reject(new Error("Quota")) : Promise.resolve(void stored.set(key, value)),
      delete: (_store: string, key: string) => Promise.resolve(void stored.delete(key)),
      getAllKeys: () => Promise.resolve([...stored.keys()]),
      getAll: () => Promise.resolve([...stored.values()]),
    }));
  },
}));

const tokenOf = (sub: string) => `.${btoa(JSON.stringify({ sub }))}.`;
const KEY = 'tanstack-query-["projects"]';

beforeEach(() => {
  stored.clear();
  localStorage.clear();
  setAccessToken(tokenOf("anna"));
  setOfflineCopyOwner("anna");
});

/** Fetches projects in a new tab of the person, and waits until they are kept. */
async function fetchProjects(rows: string[]) {
  const client = new QueryClient({ defaultOptions: { queries: { persister: persistRows } } });
  const found = await client.fetchQuery({ queryKey: keys.projects, queryFn: () => rows });
  await later();
  return found;
}

/** Waits until what was fetched is kept. */
const later = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Lets a write fail. */
async function closeDatabase() {
  opened.isFull = true;
  await fetchProjects(["Not kept"]);
  opened.isFull = false;
}

it("keeps rows, and shows them before the current ones", async () => {
  await fetchProjects(["Anna's"]);
  expect(stored.get(KEY)).toContain("Anna's");
  expect(await fetchProjects(["Newer"])).toEqual(["Anna's"]);
  expect(stored.get(KEY)).toContain("Newer");
});

it("neither writes nor reads in a tab whose person is not the one of the copy", async () => {
  // Another person has signed in while this tab slept.
  setOfflineCopyOwner("ben");
  await fetchProjects(["Anna's"]);
  expect([...stored]).toEqual([]);
  const now = { state: { data: ["Ben's"], dataUpdatedAt: Date.now() }, queryKey: keys.projects, buster: "" };
  stored.set(KEY, JSON.stringify(now));
  expect(await fetchProjects(["Anna's"])).toEqual(["Anna's"]);
  expect(stored.get(KEY)).toContain("Ben's");
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
  expect([...stored]).toEqual([]);
});

it("closes the database when a write fails, and opens it again for the next one", async () => {
  await fetchProjects(["Anna's"]);
  const { opens, closes } = opened;
  await closeDatabase();
  expect(opened).toMatchObject({ opens, closes: closes + 1 });
  expect(await fetchProjects(["Newer"])).toEqual(["Anna's"]);
  expect(stored.get(KEY)).toContain("Newer");
  expect(opened).toMatchObject({ opens: opens + 1, closes: closes + 1 });
});

it("removes old rows once a day", async () => {
  const rows = (days: number) =>
    JSON.stringify({ state: { data: [], dataUpdatedAt: Date.now() - days * 86_400_000 }, buster: "" });
  const fill = () => {
    stored.set("tanstack-query-old", rows(31));
    stored.set("tanstack-query-new", rows(29));
  };
  fill();
  await removeOldRows();
  expect([...stored.keys()].sort()).toEqual(["cleaned", "tanstack-query-new"]);
  fill();
  await removeOldRows();
  expect(stored.has("tanstack-query-old")).toBe(true);
});

it("begins no copy after the session has ended", async () => {
  localStorage.clear();
  setAccessToken(null);
  await startOfflineCopy(new QueryClient(), "anna");
  expect(offlineCopyOwner()).toBeNull();
});

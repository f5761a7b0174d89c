import { expect, type Page } from "@playwright/test";

type Kept = { databases: unknown[]; caches: string[]; workers: number; keys: string[] };

function storageOf(page: Page): Promise<Kept> {
  return page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    // The tours that were seen are not personal data.
    keys: Object.keys(localStorage).filter((key) => key !== "pennant-welcomed"),
  }));
}

/** Waits until the pages, their code and the rows of the page that is open are in the browser's storage. */
export async function expectKept(page: Page, ...resources: string[]) {
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match("/service-worker.js/list"))), {
      timeout: 90_000,
    })
    .toBe(true);
  for (const resource of ["user", ...resources])
    await expect.poll(() => keptQueries(page)).toContainEqual(expect.stringContaining(`["${resource}"`));
}

/** Returns the keys of the queries whose rows are kept, decrypted as the app does. */
function keptQueries(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error("The database cannot be read"));
      });
    const [secrets, rows] = [
      await settled(indexedDB.open("pennant-keys")),
      await settled(indexedDB.open("pennant-rows")),
    ];
    const { rows: key } = (await settled(secrets.transaction("keys").objectStore("keys").get("rows"))) as {
      rows: CryptoKey;
    };
    const entries = (await settled(
      rows.transaction("queries").objectStore("queries").getAll(),
    )) as Uint8Array<ArrayBuffer>[];
    secrets.close();
    rows.close();
    const texts = await Promise.all(
      entries.map((entry) =>
        crypto.subtle.decrypt({ name: "AES-GCM", iv: entry.slice(0, 12) }, key, entry.slice(12)),
      ),
    );
    return texts.map((text) => new TextDecoder().decode(text).split("\n")[0] ?? "");
  });
}

/** Returns everything in the databases and in local storage, as text. Keys that cannot be extracted have none. */
export function everythingStored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error("The database cannot be read"));
      });
    const texts = [JSON.stringify({ ...localStorage })];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store);
        const [names, values] = await Promise.all([settled(objects.getAllKeys()), settled(objects.getAll())]);
        texts.push(JSON.stringify(names));
        for (const value of values as unknown[])
          texts.push(value instanceof Uint8Array ? new TextDecoder().decode(value) : JSON.stringify(value));
      }
      database.close();
    }
    return texts.join("\n");
  });
}

/** Waits until this browser keeps nothing. Chromium may create the cache of the code again, which the app deletes within a minute. */
export async function expectNothingKept(page: Page, keys: string[] = []) {
  await expect
    .poll(() => storageOf(page), { timeout: 75_000 })
    .toEqual({ databases: [], caches: [], workers: 0, keys });
}

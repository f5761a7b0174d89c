import { expect, type Page } from "@playwright/test";

/** Waits until the pages, their code and the rows of the page that is open are in the browser's storage. */
export async function expectKept(page: Page, ...resources: string[]) {
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match("/service-worker.js/list"))), {
      timeout: 30_000,
    })
    .toBe(true);
  for (const resource of ["user", ...resources])
    await expect.poll(() => keptQueries(page)).toContainEqual(expect.stringContaining(`["${resource}"`));
}

/** Returns the keys of the rows that are kept. */
function keptQueries(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open("pennant-rows");
        opening.onerror = () => reject(opening.error ?? new Error("The database cannot be opened"));
        opening.onsuccess = () => {
          const reading = opening.result.transaction("queries").objectStore("queries").getAllKeys();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.map(String));
          };
        };
      }),
  );
}

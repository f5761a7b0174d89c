import { expect, test } from "../../setup/test";
import { Account } from "../pages/account";
import { everythingStored, expectKept } from "../pages/kept-copy";

test.use({ serviceWorkers: "allow" });

test("what a disk holds names no row, and its keys can neither be extracted nor outlive the session", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/401|ERR_FAILED/);
  await new Account(page).start("sample");
  await page.goto("/home/projects");
  await expectKept(page, "projects");
  const names = await page.getByRole("article").getByRole("heading").allInnerTexts();
  expect(names.length).toBeGreaterThan(2);
  // A note that has not reached the server.
  await page.route("**/api/projects/*", (route) =>
    route.request().method() === "PATCH" ? route.abort() : route.continue(),
  );
  await page.getByRole("article").locator('a[href^="/home/projects/"]').first().click();
  await page.getByRole("textbox", { name: "Notes" }).fill("Ask about the northern loop");
  await expectKept(page, "project");
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain("pennant-note:");

  const stored = await everythingStored(page);
  for (const word of [...names, "northern", "projectStatus", '"projects"'])
    expect(stored).not.toContain(word);
  const canExtract = await page.evaluate(
    () =>
      new Promise<boolean[]>((resolve) => {
        indexedDB.open("pennant-keys").onsuccess = ({ target }) => {
          const { result: database } = target as IDBOpenDBRequest;
          const reading = database.transaction("keys").objectStore("keys").get("rows");
          reading.onsuccess = () => {
            database.close();
            resolve(Object.values(reading.result as Record<string, CryptoKey>).map((key) => key.extractable));
          };
        };
      }),
  );
  expect(canExtract).toEqual([false, false]);

  // The session ends without a word to this browser.
  page.on("dialog", (dialog) => void dialog.accept());
  await context.clearCookies();
  await page.goto("/home/clients");
  await page.waitForURL("**/welcome");
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  expect(await everythingStored(page)).not.toContain("northern");
});

test("unencrypted rows of an earlier version are deleted once", async ({ page }) => {
  await new Account(page).start("sample");
  await page.goto("/home/projects");
  await expectKept(page, "projects");
  const name = await page.getByRole("article").first().getByRole("heading").innerText();
  // As the earlier version has left it.
  await page.goto("/api/health");
  await page.evaluate(
    (text) =>
      new Promise<void>((resolve, reject) => {
        for (const database of ["pennant-keys", "pennant-rows"]) indexedDB.deleteDatabase(database);
        const opening = indexedDB.open("pennant-rows", 1);
        opening.onupgradeneeded = () =>
          opening.result.createObjectStore("queries").put(text, 'tanstack-query-["projects"]');
        opening.onerror = () => reject(opening.error ?? new Error("The database cannot be opened"));
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
    name,
  );
  expect(await everythingStored(page)).toContain(name);
  await page.goto("/home/projects");
  await expectKept(page, "projects");
  expect(await everythingStored(page)).not.toContain(name);
});

import { expect, test } from "../../setup/test";
import { Actions } from "../pages/actions";
import { Account } from "../pages/account";
import { expectKept, expectNothingKept } from "../pages/kept-copy";
import { Settings, Workspace } from "../pages/workspace";

test.use({ serviceWorkers: "allow" });

const WITHOUT_CONNECTION = /Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR/;

test("an account opens without a connection, and says what it cannot do @phone:full", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(WITHOUT_CONNECTION);
  await new Account(page).start("sample");
  await expectKept(page, "projects");
  await page.getByRole("article").locator('a[href^="/home/projects/"]').first().click();
  await page.waitForURL(/projects\/[\da-f-]{36}/);
  await expect(page.getByRole("checkbox").first()).toBeVisible();
  await expectKept(page, "project");
  await page.goto("/home/actions");
  const actions = new Actions(page);
  const task = actions.tasks.getByRole("checkbox").first();
  await expect(task).toBeVisible();
  await expectKept(page, "tasks", "events");

  await context.setOffline(true);
  await page.reload();
  await expect(task).toBeVisible();
  await expect(page.getByText(/^Last updated today at/)).toBeVisible();
  // A section that was never opened says so at once, instead of after the time that a server is waited for.
  await page.goto("/home/partners");
  await expect(page.getByText(/this browser has no copy of what belongs here/)).toBeVisible({
    timeout: 10_000,
  });
  await page.goto("/home/projects");
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.getByRole("article").locator('a[href^="/home/projects/"]').first().click();
  await page.waitForURL(/projects\/[\da-f-]{36}/);
  await expect(page.getByRole("checkbox").first()).toBeVisible();

  await new Workspace(page).add("Client");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Typed on a train");
  await page.getByRole("radio", { name: /teal/ }).check();
  await page.getByRole("dialog").getByRole("button", { name: "Add client" }).click();
  await expect(page.getByRole("alert")).toContainText(
    "You're offline. This can be saved when you're connected again.",
  );
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Typed on a train");
  await context.setOffline(false);
  await expect(page.getByText("Pennant can't be reached")).toHaveCount(0);
  await page.getByRole("dialog").getByRole("button", { name: "Add client" }).click();
  await expect(page.getByRole("heading", { name: "Typed on a train" })).toBeVisible();
});

test("a return shows its rows before the server has answered, and then the current ones", async ({
  page,
}) => {
  await new Account(page).start("sample");
  await page.goto("/home/projects");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expectKept(page, "projects");
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/**", (route) => answered.then(() => route.continue()));
  await page.reload();
  await expect(page.getByRole("article").first()).toBeVisible();
  const fresh = page.waitForResponse(/api\/projects\/search/);
  answer();
  await fresh;
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("signing out deletes the copy in every tab, and so does its switch", async ({ page, context }) => {
  await new Account(page).start("sample");
  await page.goto("/home/projects");
  await expectKept(page);
  const other = await context.newPage();
  await other.goto("/home/clients");
  await expect(other.getByRole("article").first()).toBeVisible();

  const workspace = new Workspace(page);
  await new Settings(page).open("Sign-in and security");
  const copy = page.getByRole("switch", { name: "Keep an offline copy in this browser" });
  await copy.click();
  await expect(copy).not.toBeChecked();
  await expectNothingKept(page, ["pennant-offline-copy-off"]);
  await copy.click();
  await expectKept(page);

  await workspace.choose("Leave App");
  await page.waitForURL("**/welcome");
  await other.waitForURL("**/welcome");
  await expectNothingKept(page);
});

test("without a connection, leaving deletes the copy and says that the session may be open", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(WITHOUT_CONNECTION);
  await new Account(page).start("sample");
  await page.goto("/home/projects");
  await expectKept(page);
  const project = await page.getByRole("article").first().getByRole("heading").innerText();
  await context.setOffline(true);
  await new Workspace(page).choose("Leave App");
  const title = page.getByRole("heading", { name: "You may still be signed in on this device" });
  await expect(title).toBeVisible();
  await expect(page.getByText(project)).toHaveCount(0);
  await expectNothingKept(page, ["pennant-sign-out"]);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("button", { name: "Try again" })).toBeEnabled();
  await expect(title).toBeVisible();

  // The browser tells the page when the connection is back.
  await context.setOffline(false);
  await page.waitForURL("**/welcome");
  await page.goto("/home/projects");
  await expect(page).toHaveURL(/\/welcome$/);
});

test("another person never sees the rows that this browser keeps", async ({ page, context }) => {
  await new Account(page).start("sample");
  await page.goto("/home/projects");
  await expectKept(page);
  const name = await page.getByRole("article").first().getByRole("heading").innerText();
  // The session ends without a word to this browser, and a demo begins.
  await context.clearCookies();
  await new Workspace(page).begin("blank");
  await page.goto("/home/projects");
  await expect(page.getByText("Add your first one.")).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
  await expectNothingKept(page);
});

test("an update of the app replaces all pages together, and keeps the code of the build before it", async ({
  page,
}) => {
  await new Account(page).start("sample");
  await expectKept(page);
  // As if the pages and a file of an earlier build had been kept.
  const outdated = "/_next/static/chunks/outdated.js";
  const setOutdated = () =>
    page.evaluate(async (file) => {
      const cache = await caches.open("pennant-code");
      const { headers } = (await cache.match("/home/projects"))!;
      const html = await (await cache.match("/home/projects"))!.text();
      await cache.put("/home/projects", new Response(`${html}<!-- outdated -->`, { headers }));
      const list = (await (await cache.match("/service-worker.js/list"))!.json()) as string[];
      if (await cache.match(file)) return;
      await cache.put(file, new Response(""));
      await cache.put("/service-worker.js/list", new Response(JSON.stringify([...list, file])));
    }, outdated);
  const isOutdated = () =>
    page.evaluate(async () => (await (await caches.match("/home/projects"))!.text()).includes("outdated"));
  const hasFile = () => page.evaluate(async (file) => Boolean(await caches.match(file)), outdated);

  await setOutdated();
  await page.reload();
  await expect.poll(isOutdated).toBe(false);
  expect(await hasFile()).toBe(true);
  await setOutdated();
  await page.reload();
  await expect.poll(hasFile).toBe(false);
});

test("a full disk does no harm", async ({ page }) => {
  const disk = await page.context().newCDPSession(page);
  await new Account(page).start("sample");
  await disk.send("Storage.overrideQuotaForOrigin", { origin: new URL(page.url()).origin, quotaSize: 2_000 });
  await page.goto("/home/actions");
  const task = new Actions(page).tasks.getByRole("checkbox").first();
  await expect(task).toBeVisible();
  await task.check();
  await page.reload();
  await expect(task).toBeVisible();
});

test("nothing of a demo is kept", async ({ page }) => {
  await new Workspace(page).start("full");
  await expect(page.getByRole("article")).toHaveCount(15);
  // As Chromium creates it after its deletion, when the page that deleted it is gone.
  await page.evaluate(() => caches.open("pennant-code"));
  await page.goto("/home/actions");
  await expectNothingKept(page);
});

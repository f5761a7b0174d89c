import { expect, test } from "../../setup/test";
import { Actions } from "../pages/actions";
import { Workspace } from "../pages/workspace";

const away = { status: 503, contentType: "application/problem+json", body: "{}" };
const refused = { status: 401, contentType: "application/problem+json", body: "{}" };

test("a slow write blocks no other row, the browser asks before closing during it, and leaving loses no check @phone:full", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await new Workspace(page).start("full", "/home/actions");
  const actions = new Actions(page);
  await expect(actions.tasks.getByRole("checkbox").first()).toBeVisible();
  const rows = actions.tasks.getByRole("listitem").locator("[data-open]");
  const names = (await rows.allTextContents()).slice(0, 3);
  const [slow = "", quick = "", last = ""] = names;

  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let isFirst = true;
  await page.route("**/api/tasks/*", async (route) => {
    if (route.request().method() !== "PATCH") return route.fallback();
    if (isFirst) {
      isFirst = false;
      await held;
    }
    await route.fallback();
  });

  await actions.tick(slow).click();
  await expect(actions.tick(slow)).toHaveCount(0);
  const answer = actions.change("PATCH", "tasks");
  await actions.tick(quick).click();
  expect((await answer).ok()).toBe(true);

  const question = page.waitForEvent("dialog");
  const closing = page.close({ runBeforeUnload: true });
  const dialog = await question;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await closing;
  const settled = actions.change("PATCH", "tasks");
  letGo();
  await settled;

  // Within the 400 ms in which it can be undone.
  await actions.tick(last).evaluate((box, elsewhere) => {
    (box as HTMLElement).click();
    window.location.replace(elsewhere);
  }, "/docs/api");
  await page.waitForURL("**/docs/api");
  await page.goto("/home/actions");
  await expect(actions.tasks.getByRole("checkbox").first()).toBeVisible();
  for (const name of names) await expect(actions.tick(name)).toHaveCount(0);
});

test("an unreachable server does not end the session: page and input stay, and work continues automatically @phone:full", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  const workspace = new Workspace(page);
  await workspace.start("full", "/home/clients");
  const bar = page.getByText("Pennant can't be reached. Trying again…");
  await expect(bar).toHaveCount(0);
  await workspace.add("Client");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Typed in the storm");
  await page.getByRole("radio", { name: /teal/ }).check();

  await page.route("**/api/auth/refresh", (route) => route.fulfill(away));
  let isRefused = false;
  await page.route("**/api/clients", (route) => {
    if (isRefused) return route.fallback();
    isRefused = true;
    return route.fulfill(refused);
  });
  await page.getByRole("dialog").getByRole("button", { name: "Add client" }).click();
  await expect(bar).toBeVisible();
  await expect(page).toHaveURL("/home/clients");
  await page.unroute("**/api/auth/refresh");
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Typed in the storm" })).toBeVisible();

  // The gate and a newly opened page wait too.
  await page.route("**/api/auth/refresh", (route) => route.fulfill(away));
  await page.goto("/");
  await expect(bar).toBeVisible();
  await page.unroute("**/api/auth/refresh");
  await page.waitForURL("**/home/projects");
  await expect(page.getByRole("article")).toHaveCount(15);
});

test("offline, a press on a section stays in the app and opens it after reconnecting @phone", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await new Workspace(page).start("full");
  await expect(page.getByRole("article")).toHaveCount(15);
  const go = (name: string) =>
    page
      .getByRole("navigation", { name: "Sections" })
      .filter({ visible: true })
      .getByRole("link", { name, exact: true })
      .click();
  await go("Clients");
  await expect(page.getByRole("heading", { name: "Clients", level: 1 })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText("You're offline. Pennant can't be reached. Trying again…")).toBeVisible();
  await go("Income");
  await expect(page.getByRole("heading", { name: "Clients", level: 1 })).toBeVisible();
  await context.setOffline(false);
  await page.waitForURL("**/home/income");
  await expect(page.getByRole("heading", { name: "Income", level: 1 })).toBeVisible();
  await expect(page.getByText("Pennant can't be reached")).toHaveCount(0);
});

test("a crash shows an error page inside the shell and keeps unsaved input; unknown URLs show a not-found page @phone:full", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/./);
  const workspace = new Workspace(page);
  await workspace.start("full", "/home/clients");
  await page.getByRole("button", { name: "Add client" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Half typed");
  await page.getByRole("radio", { name: /teal/ }).check();

  // An invalid row in the refetch after a rejected write; the form is still open then.
  await page.route("**/api/clients", (route) => route.fulfill({ ...away, status: 500 }));
  await page.route("**/api/clients/search", async (route) => {
    const answer = await route.fetch();
    const list = (await answer.json()) as { items: object[] };
    await route.fulfill({
      response: answer,
      json: { ...list, items: [{ id: "1", name: null }, ...list.items] },
    });
  });
  await page.getByRole("dialog").getByRole("button", { name: "Add client" }).click();
  const crash = page.locator("#main").filter({ hasText: "Unexpected Application Error" });
  await expect(crash.getByText(/^TypeError: /)).toBeVisible();
  await expect(crash.getByRole("link", { name: "Back to projects" })).toBeVisible();
  await page.unroute("**/api/clients");
  await page.unroute("**/api/clients/search");
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByText("“Create New Client” was not saved.")).toBeVisible();
  // On a phone the toast lies over the end of the page.
  await page.getByRole("button", { name: "Add client" }).press("Enter");
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Half typed");

  const missing = page.getByRole("heading", { name: "This page does not exist", level: 1 });
  expect((await page.goto("/home/nowhere/at/all"))?.status()).toBe(404);
  await expect(page.locator("#main").filter({ has: missing })).toBeVisible();
  const middles = await missing.evaluate((title) =>
    [title, title.closest("#main")!].map((one) => {
      const { x, width } = one.getBoundingClientRect();
      return Math.round(x + width / 2);
    }),
  );
  expect(Math.abs(middles[0]! - middles[1]!)).toBeLessThanOrEqual(8);
  await page.getByRole("link", { name: "Back to projects" }).click();
  await expect(page.getByRole("article")).toHaveCount(15);
  expect((await page.goto("/nowhere"))?.status()).toBe(404);
  await expect(missing).toBeVisible();
  await page.getByRole("link", { name: "Go to Pennant" }).click();
  await page.waitForURL("**/home/projects");
});

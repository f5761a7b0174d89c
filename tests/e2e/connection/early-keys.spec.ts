import type { Page } from "@playwright/test";
import { expect, test } from "../../setup/test";
import { Actions } from "../pages/actions";
import { holdScripts } from "../pages/hold-scripts";
import { Palette } from "../pages/palette";
import { Workspace } from "../pages/workspace";

test("keys wait for the code of the page", async ({ page }) => {
  await new Workspace(page).begin("full");
  const load = await holdScripts(page);
  const opened = page.goto("/home/clients");
  await waitUntilHeld(page);
  for (const key of ["n", "d"]) await page.keyboard.press(key);
  load();
  await opened;
  await expect(page.getByRole("dialog", { name: "Create document", exact: true })).toBeVisible();

  const loadAgain = await holdScripts(page);
  const openedAgain = page.goto("/home/clients");
  await waitUntilHeld(page);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("salt");
  loadAgain();
  await openedAgain;
  const palette = new Palette(page);
  await expect(palette.field).toHaveValue("salt");
  await expect(palette.highlighted).toHaveText("Saltmarsh Bakery");
});

test("keys wait for the user, who may have turned them off", async ({ page }) => {
  await new Workspace(page).begin("blank");
  const shortcuts = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  for (const singleKeys of [false, true]) {
    const answer = await holdUser(page, singleKeys);
    await page.goto("/home/clients");
    await page.keyboard.press("?");
    answer();
    if (singleKeys) {
      await expect(shortcuts).toBeVisible();
    } else {
      // Opens after what the held key opens.
      await new Palette(page).open("Control+k");
      await expect(shortcuts).toBeHidden();
    }
  }
});

test("keys during hydration wait, too", async ({ page }) => {
  await new Workspace(page).begin("full");
  const load = await holdScripts(page);
  const opened = page.goto("/home/clients");
  await waitUntilHeld(page);
  // As React does while it hydrates the page.
  await page.evaluate(() => {
    const stop = (event: Event) => event.isTrusted && event.stopPropagation();
    document.addEventListener("keydown", stop);
  });
  for (const key of ["n", "d"]) await page.keyboard.press(key);
  load();
  await opened;
  await expect(page.getByRole("dialog", { name: "Create document", exact: true })).toBeVisible();
});

test("the palette opens when the user cannot be loaded", async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await new Workspace(page).begin("blank");
  await page.route("**/api/users", (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/home/clients");
  await new Palette(page).open("Control+k");
});

test("what is typed while the palette is loading is in its field", async ({ page }) => {
  await new Workspace(page).start("full", "/home/clients");
  await expect(page.getByRole("article").first()).toBeVisible();
  const search = page.getByRole("searchbox", { name: "Search clients" });
  await search.focus();
  const load = await holdScripts(page);
  const requested = page.waitForRequest("**/_next/static/**/*.js");
  await page.keyboard.press("Control+k");
  await requested;
  // Pairs of these are shortcuts.
  await page.keyboard.type("n p ntx");
  await page.keyboard.press("Backspace");
  load();
  const palette = new Palette(page);
  await expect(palette.field).toHaveValue("n p nt");
  await expect(palette.field).toBeFocused();
  await page.keyboard.type("!");
  await expect(palette.field).toHaveValue("n p nt!");
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await palette.close();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue("");
});

test("what is typed while the dialog for a task is loading is its name @phone", async ({ page }) => {
  await new Workspace(page).start("full", "/home/clients");
  await expect(page.getByRole("article").first()).toBeVisible();
  const load = await holdScripts(page);
  const requested = page.waitForRequest("**/_next/static/**/*.js");
  // Also a pair that opens another dialog.
  for (const key of ["n", "t", "N", "e", "w", " ", "n", "e"]) await page.keyboard.press(key);
  await requested;
  load();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toHaveAccessibleName("Task");
  await expect(dialog.getByRole("textbox", { name: "Name" })).toHaveValue("New ne");
  await page.keyboard.type("ws");
  await dialog.getByRole("button", { name: "Add task" }).click();
  await expect(dialog).toBeHidden();
  // The page of the new task.
  await expect(page).toHaveURL(/\/home\/actions$/);
  await expect(new Actions(page).row("New news")).toBeVisible();
});

test("what is typed while the dialog for a document is loading finds its project @phone:full", async ({
  page,
}) => {
  await new Workspace(page).start("full", "/home/clients");
  await expect(page.getByRole("article").first()).toBeVisible();
  const load = await holdScripts(page);
  const requested = page.waitForRequest("**/_next/static/**/*.js");
  await page.keyboard.press("n");
  await page.keyboard.press("d");
  await page.keyboard.type("cargo b");
  await requested;
  load();
  const search = page.getByRole("combobox", { name: "Search project" });
  await expect(search).toBeFocused();
  await expect(search).toHaveValue("cargo b");
  await page.keyboard.type("ike");
  await expect(page.getByRole("option")).toHaveText([/Cargo bike configurator/, 'Add "cargo bike"']);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Create document", exact: true });
  await expect(dialog.getByRole("combobox", { name: "Project" })).toContainText("Cargo bike configurator");
});

/** Waits until the page holds keys back. The policy of the page forbids `waitForFunction` to check more than once. */
async function waitUntilHeld(page: Page) {
  await expect(async () => {
    expect(await page.evaluate(() => "pennantRepeatKeys" in window)).toBe(true);
  }).toPass();
}

/** Holds back the profile, with this setting, until the returned function is called. */
async function holdUser(page: Page, singleKeys: boolean) {
  let answer = () => {};
  const allowed = new Promise<void>((resolve) => (answer = resolve));
  await page.unrouteAll();
  await page.route("**/api/users", async (route) => {
    const response = await route.fetch();
    const user = (await response.json()) as object;
    await allowed;
    await route.fulfill({ response, json: { ...user, singleKeys } });
  });
  return answer;
}

test("Enter and the arrows act on the options of what was typed, also before those are shown", async ({
  page,
}) => {
  await new Workspace(page).start("full");
  const palette = new Palette(page);
  const typeAndPress = (keys: string[]) =>
    palette.field.evaluate(async (input: HTMLInputElement, pressed) => {
      document.execCommand("insertText", false, "income");
      // React has rendered the letters by then, and renders the options in a later task.
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      for (const key of pressed)
        input.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    }, keys);
  await palette.open();
  await typeAndPress(["Enter"]);
  await expect(page.getByRole("heading", { name: "Income", level: 1 })).toBeVisible();
  await palette.open();
  await typeAndPress(["ArrowDown", "ArrowUp"]);
  await expect(palette.highlighted).toHaveText("Income");
});

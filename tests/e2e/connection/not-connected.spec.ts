import { openBehindProxy } from "../../setup/behind-proxy";
import { expect, test } from "../../setup/test";
import { Account } from "../pages/account";
import { Actions } from "../pages/actions";
import { expectKept } from "../pages/kept-copy";
import { Palette } from "../pages/palette";

test("while the server does not answer, nothing is said to be saved, and what was typed is kept", async ({
  browser,
}) => {
  const { page, proxy, close } = await openBehindProxy(browser);
  await new Account(page).start("sample");
  await page.goto("/home/actions");
  const task = new Actions(page).tasks.getByRole("checkbox").first();
  await expect(task).toBeVisible();
  await expectKept(page, "tasks", "events");
  const name = (await task.getAttribute("aria-label")) ?? "";
  const palette = new Palette(page);
  const toasts = page.getByRole("listitem").filter({ has: page.locator("[data-title]") });
  const bar = page.getByText("Pennant can't be reached. Trying again…");
  const refuse = async (words: string) => {
    await new Actions(page).tick(name).click();
    await expect(toasts.filter({ hasText: words }).first()).toBeVisible();
    await expect(new Actions(page).tick(name)).not.toBeChecked();
    await palette.open("Control+k");
    await palette.field.fill("call the printer tomorrow #nowhere");
    await expect(palette.highlighted).toContainText(/^Add /);
    await page.keyboard.press("Enter");
    await expect(palette.dialog).toBeHidden();
    await expect(toasts.filter({ hasText: words }).first()).toBeVisible();
    await expect(toasts.filter({ hasText: /Completed|Added/ })).toHaveCount(0);
    await expect(page.getByRole("status").filter({ hasText: "is completed" })).toHaveCount(0);
    await palette.open("Control+k");
    await expect(palette.field).toHaveValue("call the printer tomorrow #nowhere");
    await palette.close();
  };

  // Its connections are accepted, but nothing comes back.
  proxy.set("stalled");
  await page.reload();
  await refuse("Pennant hasn't answered yet. Try again in a moment.");

  proxy.set("closed");
  await page.reload();
  await expect(bar).toBeVisible();
  await refuse("Pennant can't be reached. This can be saved when you're connected again.");

  proxy.set("open");
  await expect(bar).toHaveCount(0);
  const saved = new Actions(page).change("PATCH", "tasks");
  await new Actions(page).tick(name).click();
  expect((await saved).ok()).toBe(true);
  await expect(toasts.filter({ hasText: "Completed" })).toBeVisible();
  await close();
});

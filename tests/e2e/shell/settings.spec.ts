import type { Page } from "@playwright/test";
import { expect, test } from "../../setup/test";
import { Settings, Workspace } from "../pages/workspace";

const parts = [
  ["", "Profile"],
  ["?part=documents", "Document numbers"],
  ["?part=payment", "Bank accounts"],
  ["?part=calendar", "Calendar address"],
  ["?part=security", "Sign-in and security"],
  ["?part=data", "Delete account"],
] as const;

test("each part of the settings has an address, and Back returns to the one before @phone", async ({
  page,
}) => {
  await new Workspace(page).start("full");
  for (const [query, title] of parts) {
    await page.goto(`/home/settings${query}`);
    await expect(page.getByRole("heading", { name: title, level: 2 })).toBeVisible();
    expect(await scrollers(page)).toEqual([]);
  }
  await page.goto("/home/settings?part=unknown");
  const settings = new Settings(page);
  await settings.profile.expectOpen();
  await settings.show("Documents");
  await expect(page).toHaveURL(/\/home\/settings\?part=documents$/);
  await settings.show("Data");
  await expect(settings.panel("Delete account").getByRole("button")).toHaveText(["Delete Account"]);
  await page.goBack();
  await expect(settings.panel("Document numbers")).toBeVisible();
  await page.goBack();
  await settings.profile.expectOpen();
});

test("leaving the profile with unsaved changes asks, and goes back to where the person was @phone", async ({
  page,
}) => {
  const workspace = new Workspace(page);
  await workspace.start("full", "/home/clients");
  const settings = new Settings(page);
  await settings.open();
  const bio = settings.profile.dialog.getByRole("textbox", { name: "Bio" });
  const before = await bio.inputValue();
  await bio.fill("Draws boats");
  await settings.show("Documents");
  await workspace.answer("Cancel");
  await expect(bio).toHaveValue("Draws boats");
  await page.evaluate(() => window.history.back());
  await workspace.answer("Cancel");
  await expect(bio).toHaveValue("Draws boats");
  await settings.show("Documents");
  await workspace.answer("Proceed");
  await expect(settings.panel("Document numbers")).toBeVisible();
  await settings.show("Profile");
  await expect(bio).toHaveValue(before);
  await expect(settings.profile.dialog.getByRole("button", { name: "Close" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/home\/clients$/);

  await settings.open();
  await bio.fill("Draws ships");
  const question = page.waitForEvent("dialog");
  const reloaded = page.reload();
  await (await question).accept();
  await reloaded;
  await settings.profile.dialog.getByRole("button", { name: "Restore" }).click();
  await expect(bio).toHaveValue("Draws ships");
  await settings.profile.press("Discard");
  await workspace.answer("Proceed");
  await expect(page).toHaveURL(/\/home\/clients$/);
  await settings.open();
  await expect(bio).toHaveValue(before);
  await expect(settings.profile.dialog.getByRole("button", { name: "Restore" })).toHaveCount(0);
});

test("the settings are used by keyboard: Escape leaves the profile, but not a list that is open in it", async ({
  page,
}) => {
  await new Workspace(page).start("full", "/home/files");
  const settings = new Settings(page);
  await settings.open();
  const currency = settings.profile.dialog.getByRole("combobox", { name: "Currency" });
  await currency.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listbox")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toBeHidden();
  await settings.profile.expectOpen();
  await page.keyboard.press("Escape");
  await settings.profile.expectClosed();
  await expect(page).toHaveURL(/\/home\/files$/);

  await settings.open();
  const list = page.getByRole("navigation", { name: "Settings" });
  await list.getByRole("link", { name: "Profile" }).focus();
  for (const name of ["Documents", "Getting paid"]) {
    await page.keyboard.press("Tab");
    await expect(list.getByRole("link", { name })).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(settings.panel("Bank accounts")).toBeVisible();
  await expect(list.getByRole("link", { name: "Getting paid" })).toHaveAttribute("aria-current", "page");
});

test("a saved form of the settings stays, and the one beside it is saved as well", async ({
  page,
  allowConsole,
}) => {
  // Saved before the row with the first change has arrived, the second one is merged.
  allowConsole(/412/);
  await new Workspace(page).start("blank");
  const settings = new Settings(page);
  await settings.open("Documents");
  const [branding, terms] = [settings.panel("Logo and colour"), settings.panel("Terms and rates")];
  await terms.getByLabel("Payment terms, days").fill("21");
  await branding.getByRole("radio", { name: "Rust" }).check();
  for (const panel of [branding, terms]) {
    const saved = page.waitForResponse((answer) => answer.request().method() === "PATCH" && answer.ok());
    await panel.getByRole("button", { name: "Save" }).click();
    await saved;
    await expect(panel.getByRole("button", { name: "Save" })).toBeDisabled();
    await expect(panel.getByRole("button", { name: "Discard" })).toHaveCount(0);
  }
  await page.reload();
  await expect(terms.getByLabel("Payment terms, days")).toHaveValue("21");
  await expect(branding.getByLabel("Own colour")).toHaveValue("#a8431c");
});

/** Returns the parts of the page that scroll within it. */
function scrollers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main *")]
      .filter((element) => !element.matches("textarea, input, .sr-only"))
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
      .filter((element) => element.scrollHeight > element.clientHeight + 1)
      .map((element) => element.className),
  );
}

import { expect, test } from "../../setup/test";
import { Account } from "../pages/account";
import { expectFirstFocus } from "../pages/first-focus";
import { Settings, Workspace } from "../pages/workspace";

test.beforeEach(({ context }) => context.credentials.install());

test("adds, renames and removes passkeys, but not the last way to sign in @phone:full", async ({
  page,
  allowConsole,
}) => {
  // A call that is under way when the session is replaced is made again.
  allowConsole(/401/);
  const [workspace, account] = [new Workspace(page), new Account(page)];
  await account.start();
  await account.openSecurity();
  const passkeys = account.section("Passkeys");
  const passphrase = account.section("Email and passphrase");
  await expect(passphrase.getByRole("button", { name: "Remove passphrase" })).toBeDisabled();
  await expect(passphrase).toContainText("Your only way to sign in.");

  await passkeys.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("Passkey added", { exact: true }).first()).toBeVisible();
  await expect(passkeys.getByRole("listitem")).toHaveCount(1);
  await passkeys.getByRole("button", { name: /^Rename/ }).click();
  const renaming = account.dialog("Rename passkey");
  await renaming.getByRole("textbox", { name: "Name" }).fill("");
  await renaming.getByRole("button", { name: "Rename" }).click();
  await expect(renaming.getByText("Enter a name")).toBeVisible();
  await renaming.getByRole("textbox", { name: "Name" }).fill("Desk laptop");
  await page.keyboard.press("Enter");
  await expect(renaming).toBeHidden();
  await expect(passkeys.getByRole("listitem")).toContainText(["Desk laptop"]);

  await passphrase.getByRole("button", { name: "Remove passphrase" }).click();
  await workspace.answer("Proceed");
  await expect(passphrase).toContainText("Not set");
  await expect(passkeys.getByRole("button", { name: "Remove Desk laptop" })).toBeDisabled();
  await expect(passkeys).toContainText("Your only way to sign in.");

  await passphrase.getByRole("button", { name: "Set passphrase" }).click();
  const setting = account.dialog("Set passphrase");
  await setting.getByRole("textbox", { name: "New passphrase" }).fill(account.passphrase);
  await setting.getByRole("button", { name: "Set passphrase" }).click();
  await expect(setting).toBeHidden();
  await passkeys.getByRole("button", { name: "Remove Desk laptop" }).click();
  await workspace.answer("Proceed");
  await expect(passkeys.getByRole("listitem")).toHaveCount(0);
  const events = account.section("Security activity");
  for (const event of ["Passkey added", "Passphrase removed", "Passphrase changed", "Passkey removed"])
    await expect(events).toContainText(event);
});

test("says why the last way cannot be removed when another tab has just removed the other one", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/409/);
  const [workspace, account] = [new Workspace(page), new Account(page)];
  await account.start();
  await account.openSecurity();
  await account.section("Passkeys").getByRole("button", { name: "Add a passkey" }).click();
  await expect(account.section("Passkeys").getByRole("listitem")).toHaveCount(1);
  const removePassphrase = account
    .section("Email and passphrase")
    .getByRole("button", { name: "Remove passphrase" });
  await expect(removePassphrase).toBeEnabled();

  const other = new Account(await context.newPage());
  await other.page.goto("/home/projects");
  await other.openSecurity();
  await other
    .section("Passkeys")
    .getByRole("button", { name: /^Remove/ })
    .click();
  await new Workspace(other.page).answer("Proceed");
  await expect(other.section("Passkeys").getByRole("listitem")).toHaveCount(0);

  // This tab has not refetched since.
  await page.evaluate(() => document.hasFocus());
  await removePassphrase.click();
  await workspace.answer("Proceed");
  await expect(page.getByText("Add another way to sign in before you remove the last one.")).toBeVisible();
  await expect(removePassphrase).toBeDisabled();
});

test("changes the passphrase with the current one, and the email address @phone:full", async ({
  page,
  browser,
  allowConsole,
}) => {
  // A call that is under way when the session is replaced is made again.
  allowConsole(/422|401/);
  const account = new Account(page);
  await account.start();
  await account.openSecurity();
  const section = account.section("Email and passphrase");
  await section.getByRole("button", { name: "Change passphrase" }).click();
  const dialog = account.dialog("Change passphrase");
  const field = (name: string) => dialog.getByRole("textbox", { name });
  await field("Current passphrase").fill("not the right words");
  await field("New passphrase").fill("other plain words together");
  await dialog.getByRole("button", { name: "Change passphrase" }).click();
  await expect(field("Current passphrase")).toHaveAttribute("aria-invalid", "true");
  await field("Current passphrase").fill(account.passphrase);
  await field("New passphrase").fill("short");
  await dialog.getByRole("button", { name: "Change passphrase" }).click();
  await expect(dialog.getByText("Use at least 12 characters")).toBeVisible();
  await field("New passphrase").fill("other plain words together");
  await dialog.getByRole("button", { name: "Change passphrase" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Passphrase saved")).toBeVisible();

  await section.getByRole("button", { name: "Change email address" }).click();
  const emailDialog = account.dialog("Change email address");
  const next = `new-${account.email}`;
  await emailDialog.getByRole("textbox", { name: "Email address" }).fill(next);
  await emailDialog.getByRole("button", { name: "Change" }).click();
  await expect(emailDialog).toBeHidden();
  await expect(section).toContainText(next);

  const changed = Object.assign(new Account(await browser.newPage()), {
    email: next,
    passphrase: "other plain words together",
  });
  await changed.signIn(changed.page);
  await changed.page.context().close();
});

test("renews the recovery codes and shows them once @phone:full", async ({ page, allowConsole }) => {
  // A call that is under way when the session is replaced is made again.
  allowConsole(/401/);
  const [workspace, account] = [new Workspace(page), new Account(page)];
  await account.start();
  await account.openSecurity();
  const section = account.section("Recovery codes");
  await expect(section).toContainText("10 of 10 left");
  await section.getByRole("button", { name: "Renew" }).click();
  await workspace.answer("Proceed");
  const codes = await account.saveCodes();

  const recovered = await page.request.post("/api/auth/recover", { data: { code: codes[0] } });
  expect(recovered.ok()).toBe(true);
  await page.goto("/home/projects");
  await account.openSecurity();
  await expect(section).toContainText("9 of 10 left");

  // Whoever needed a code may have forgotten the passphrase.
  await account.section("Email and passphrase").getByRole("button", { name: "Change passphrase" }).click();
  const dialog = account.dialog("Change passphrase");
  await expectFirstFocus(dialog, dialog.getByRole("textbox", { name: "New passphrase" }));
  await expect(dialog.getByRole("textbox", { name: "Current passphrase" })).toHaveCount(0);
  await page.keyboard.type("other plain words together");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Passphrase saved")).toBeVisible();
});

test("asks for a fresh proof after five minutes, repeats the action, and gives it up on Cancel @phone:full", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/403|422/);
  const [workspace, account] = [new Workspace(page), new Account(page)];
  await account.start();
  await account.openSecurity();
  const proof = account.dialog("Confirm that it is you");

  await account.ageProof();
  await account.section("Recovery codes").getByRole("button", { name: "Renew" }).click();
  await workspace.answer("Proceed");
  await expect(proof).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(proof).toBeHidden();
  await expect(page.getByText("Something went wrong")).toHaveCount(0);
  await expect(account.dialog("Save your recovery codes")).toHaveCount(0);

  await account.section("Recovery codes").getByRole("button", { name: "Renew" }).click();
  await workspace.answer("Proceed");
  await proof.getByRole("textbox", { name: "Passphrase" }).fill("not the right words");
  await proof.getByRole("button", { name: "Confirm" }).click();
  await expect(proof.getByRole("textbox", { name: "Passphrase" })).toHaveAttribute("aria-invalid", "true");
  await proof.getByRole("textbox", { name: "Passphrase" }).fill(account.passphrase);
  await page.keyboard.press("Enter");
  await account.saveCodes();

  await account.section("Passkeys").getByRole("button", { name: "Add a passkey" }).click();
  await expect(account.section("Passkeys").getByRole("listitem")).toHaveCount(1);

  // An export is a download that starts after the proof.
  await account.ageProof();
  const download = page.waitForEvent("download");
  await workspace.choose("Export Everything");
  await proof.getByRole("button", { name: "Use a passkey" }).click();
  await (await download).cancel();

  await account.ageProof();
  await new Settings(page).show("Data");
  await page.getByRole("button", { name: "Delete Account" }).click();
  await workspace.answer("Proceed");
  // Nothing is deleted yet.
  await expect(proof).toBeVisible();
  await expect(page.getByText("Deleting account")).toHaveCount(0);
  await proof.getByRole("button", { name: "Close" }).click();
  await expect(proof).toBeHidden();
  await page.getByRole("button", { name: "Delete Account" }).click();
  await workspace.answer("Proceed");
  await proof.getByRole("button", { name: "Use a passkey" }).click();
  await page.waitForURL("**/welcome");
  await expect(page.getByText("See you for your next project!")).toBeVisible();
});

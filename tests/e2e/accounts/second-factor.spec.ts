import { expect, test } from "../../setup/test";
import { Account } from "../pages/account";
import { AuthenticatorApp } from "../pages/authenticator-app";
import { expectFirstFocus } from "../pages/first-focus";
import { Landing } from "../pages/landing";
import { Workspace } from "../pages/workspace";

/** Opens the workspace of a new account, and turns on an authenticator app. */
async function turnOn(account: Account) {
  const { page } = account;
  const app = new AuthenticatorApp(page, account.email);
  await account.start();
  await account.openSecurity();
  await account.section("Authenticator app").getByRole("button", { name: "Set up" }).click();
  const dialog = account.dialog("Set up an authenticator app");
  await app.readKey();
  await dialog.getByRole("textbox", { name: "Code" }).fill(app.code());
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await expect(dialog).toBeHidden();
  await app.letTimePass();
  return app;
}

/** Leaves the workspace without signing out, and begins to sign in. */
async function signIn(account: Account) {
  const landing = new Landing(account.page);
  await landing.forget();
  await landing.open();
  await landing.signInAs(account.email, account.passphrase);
}

test("an authenticator app is set up with its QR code or its key, and asked for at the next sign-in @phone:full", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/422|401/);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const account = new Account(page);
  const app = new AuthenticatorApp(page, account.email);
  await account.start();
  await account.openSecurity();
  const section = account.section("Authenticator app");
  await section.getByRole("button", { name: "Set up" }).click();
  const dialog = account.dialog("Set up an authenticator app");
  const field = dialog.getByRole("textbox", { name: "Code" });
  await expect(dialog.getByRole("img", { name: "QR code with the key" })).toBeVisible();
  await expect(field).toHaveAttribute("autocomplete", "one-time-code");
  await expect(field).toHaveAttribute("inputmode", "numeric");
  const key = await app.readKey();
  await dialog.getByRole("button", { name: "Copy key" }).click();
  await expect(page.getByText("Key copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  const uri = await dialog.getByRole("link", { name: "Open in an app" }).getAttribute("href");
  expect(uri).toMatch(new RegExp(`^otpauth://totp/.*secret=${key}`));

  await dialog.getByRole("button", { name: "Turn on" }).click();
  await expect(field).toHaveAccessibleDescription("Enter the code");
  await field.fill(app.wrongCode());
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await expect(field).toHaveAccessibleDescription(/^Wrong code\./);
  await field.fill(app.code());
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Authenticator app turned on").first()).toBeVisible();
  await expect(section.getByRole("listitem")).toContainText("On");
  await expect(account.section("Security activity")).toContainText("Authenticator app turned on");
  await expect(page.getByText(key)).toHaveCount(0);

  await signIn(account);
  await expectFirstFocus(app.secondStep, app.secondStep.getByRole("textbox", { name: "Code" }));
  await app.enter(app.wrongCode());
  const code = app.secondStep.getByRole("textbox", { name: "Code" });
  await expect(code).toHaveAccessibleDescription("This code is wrong or was used already.");
  await app.letTimePass();
  await app.enter(app.code());
  await page.waitForURL("**/home/projects");
  await expect(page.getByText("Add your first one.")).toBeVisible();
});

test("a code works once, and the second step can be left and begun again", async ({ page, allowConsole }) => {
  allowConsole(/401|410/);
  const account = new Account(page);
  const app = await turnOn(account);
  const used = app.code();
  await signIn(account);
  await app.enter(used);
  await page.waitForURL("**/home/projects");

  await signIn(account);
  await app.enter(used);
  await expect(app.secondStep.getByRole("textbox")).toHaveAccessibleDescription(
    "This code is wrong or was used already.",
  );
  await page.keyboard.press("Escape");
  await expect(app.secondStep).toBeHidden();
  const landing = new Landing(page);
  await landing.signInAs(account.email, account.passphrase);
  for (let guess = 0; guess < 5; guess += 1) {
    await app.enter(app.wrongCode());
    await expect(app.secondStep.getByRole("textbox")).toHaveAttribute("aria-invalid", "true");
    await app.secondStep.getByRole("textbox").fill("");
  }
  await app.enter(app.wrongCode());
  await expect(app.secondStep.getByRole("alert")).toHaveText(/begin again|Too many attempts/i);
});

test("recovery codes take the place of the app and of the passphrase @phone:full", async ({ page }) => {
  const account = new Account(page);
  const app = await turnOn(account);
  await account.section("Recovery codes").getByRole("button", { name: "Renew" }).click();
  await new Workspace(page).answer("Proceed");
  const [first = "", second = "", third = ""] = await account.saveCodes();

  await signIn(account);
  await app.secondStep.getByRole("button", { name: "Use a recovery code instead" }).click();
  await expect(app.secondStep.getByRole("textbox", { name: "Recovery code" })).toBeFocused();
  await app.enter(first.toLowerCase());
  await page.waitForURL("**/home/projects");

  await new Landing(page).forget();
  await page.goto("/recover");
  await page.getByRole("textbox", { name: "Recovery code" }).fill(second);
  await page.getByRole("button", { name: "Sign In" }).click();
  await app.secondStep.getByRole("button", { name: "Use a recovery code instead" }).click();
  await app.enter(third);
  await expect(page.getByText("You are signed in. Set a new passphrase")).toBeVisible();
  await account.openSecurity();
  await expect(account.section("Recovery codes")).toContainText("7 of 10 left");
});

test("a fresh proof asks for the code too, and the app is turned off @phone:full", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/403|422/);
  const [workspace, account] = [new Workspace(page), new Account(page)];
  const app = await turnOn(account);
  const section = account.section("Authenticator app");
  await account.ageProof();
  await section.getByRole("button", { name: "Turn off" }).click();
  await workspace.answer("Proceed");
  const proof = account.dialog("Confirm that it is you");
  const [passphrase, code] = [
    proof.getByRole("textbox", { name: "Passphrase" }),
    proof.getByRole("textbox", { name: "Code" }),
  ];
  await passphrase.fill(account.passphrase);
  await proof.getByRole("button", { name: "Confirm" }).click();
  await expect(code).toHaveAccessibleDescription("Enter a code");
  await code.fill(app.wrongCode());
  await proof.getByRole("button", { name: "Confirm" }).click();
  await expect(code).toHaveAccessibleDescription("This code is wrong or was used already");
  await code.fill(app.code());
  await page.keyboard.press("Enter");
  await expect(proof).toBeHidden();
  await expect(page.getByText("Authenticator app turned off").first()).toBeVisible();
  await expect(section.getByRole("button", { name: "Set up" })).toBeVisible();

  await signIn(account);
  await page.waitForURL("**/home/projects");
});

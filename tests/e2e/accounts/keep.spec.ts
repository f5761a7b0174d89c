import { expect, test } from "../../setup/test";
import { Account } from "../pages/account";
import { Income } from "../pages/income";
import { Settings, Workspace } from "../pages/workspace";

test.beforeEach(({ context }) => context.credentials.install());

test("keeps a demo with a passphrase, beneath it a half-filled form, and in every tab @phone:full", async ({
  page,
  context,
  allowConsole,
}) => {
  // The other tab's access token ended with the demo's session, and the profile has got the name of the account.
  allowConsole(/401|412/);
  const [workspace, account, settings] = [new Workspace(page), new Account(page), new Settings(page)];
  await workspace.start("blank");
  const other = await context.newPage();
  await other.goto("/home/clients");
  await expect(other.getByRole("heading", { name: "Clients", level: 1 })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await settings.open("Sign-in and security");
  await expect(page.getByText("This is a demo. Keep it to sign in again.")).toBeVisible();
  await settings.show("Profile");
  await page.getByRole("textbox", { name: "Bio" }).fill("Draws boats");
  await workspace.choose("Keep This Workspace");
  await account.fillIn("Passphrase");
  await account.saveCodes();
  await expect(page.getByText("This workspace is now yours.")).toBeVisible();

  await expect(page.getByRole("textbox", { name: "Bio" })).toHaveValue("Draws boats");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Profile updated")).toBeVisible();
  await settings.profile.expectClosed();
  await account.openSecurity();
  await expect(account.section("Email and passphrase")).toContainText(account.email);
  await expect(account.section("Recovery codes")).toContainText("10 of 10 left");
  await expect(account.section("Sessions").getByRole("listitem")).toHaveCount(1);
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);

  await other.bringToFront();
  await new Workspace(other).add("Client");
  await other.getByRole("textbox", { name: "Name", exact: true }).fill("Here to stay");
  await other.getByRole("radio", { name: /teal/ }).check();
  await other.getByRole("dialog").getByRole("button", { name: "Add client" }).click();
  await expect(other.getByRole("heading", { name: "Here to stay" })).toBeVisible();

  await page.bringToFront();
  await page.getByRole("button", { name: "Your menu" }).filter({ visible: true }).click();
  await expect(page.getByRole("menuitem", { name: "Leave App" })).toBeVisible();
  for (const item of ["Keep This Workspace", "Reset Demo"])
    await expect(page.getByRole("menuitem", { name: item })).toHaveCount(0);
  await expect(page.getByText(/This demo/)).toHaveCount(0);
  await page.getByRole("menuitem", { name: "Leave App" }).click();
  await page.waitForURL("**/welcome");
  await account.signIn(page);
  await page.goto("/home/clients");
  await expect(page.getByRole("heading", { name: "Here to stay" })).toBeVisible();
});

test("keeps a demo with a passkey while a document has unsaved changes", async ({ page, allowConsole }) => {
  // A call that is under way when the session is replaced is made again.
  allowConsole(/401/);
  const [workspace, account, income] = [new Workspace(page), new Account(page), new Income(page)];
  await workspace.start("full", "/home/income");
  await income.open("Quotation 2", "Member dashboard");
  await income.field("Reference").fill("Half typed");
  await page.getByRole("button", { name: "Keep this workspace" }).filter({ visible: true }).click();
  await account.fillIn("Passkey");
  await account.saveCodes();
  await expect(page.getByRole("button", { name: "Keep this workspace" })).toHaveCount(0);
  await expect(page.getByText(/^This demo ends/)).toHaveCount(0);
  await expect(income.field("Reference")).toHaveValue("Half typed");
  await income.save();

  await account.openSecurity();
  await expect(account.section("Passkeys").getByRole("listitem")).toHaveCount(1);
});

test("says what is wrong with the account, and keeps what was typed", async ({
  page,
  browser,
  allowConsole,
}) => {
  allowConsole(/409|422/);
  const [workspace, account, other] = [
    new Workspace(page),
    new Account(page),
    new Account(await browser.newPage()),
  ];
  await other.start();
  await workspace.start("blank");
  await workspace.choose("Keep This Workspace");
  const dialog = account.dialog("Keep this workspace");
  await dialog.getByLabel("Your name").fill("Ida Brekke");
  await dialog.getByRole("textbox", { name: "Email" }).fill(other.email);
  await dialog.getByRole("radio", { name: /^Passphrase/ }).check();
  await dialog.getByRole("textbox", { name: "Passphrase" }).fill("passwordpassword");
  await dialog.getByRole("button", { name: "Keep Workspace" }).click();
  await expect(dialog.getByRole("textbox", { name: "Passphrase" })).toHaveAttribute("aria-invalid", "true");
  await dialog.getByRole("textbox", { name: "Passphrase" }).fill(account.passphrase);
  await dialog.getByRole("button", { name: "Keep Workspace" }).click();
  await expect(dialog.getByText(/already exists/)).toBeVisible();
  await expect(dialog.getByLabel("Your name")).toHaveValue("Ida Brekke");
  await account.fillIn("Passphrase");
  await account.saveCodes();
  await other.page.context().close();
});

test("leaving a demo offers to keep it, in one question @phone:full", async ({ page, allowConsole }) => {
  // A call that is under way when the session is replaced is made again.
  allowConsole(/401/);
  const [workspace, account] = [new Workspace(page), new Account(page)];
  await workspace.start("blank");
  await workspace.choose("Leave App");
  const question = page.getByRole("alertdialog", { name: "Leave and lose this demo, or keep it?" });
  await expect(question.getByRole("button")).toHaveText(["Cancel", "Leave", "Keep This Workspace"]);
  await workspace.answer("Cancel");
  await expect(question).toBeHidden();
  await workspace.choose("Leave App");
  await workspace.answer("Keep This Workspace");
  await expect(account.dialog("Keep this workspace")).toBeVisible();
  await expect(question).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(account.dialog("Keep this workspace")).toBeHidden();
  await workspace.leaveDemo();
});

test("offers nothing where a demo cannot be kept", async ({ page }) => {
  await page.route("**/api/settings", async (route) => {
    const answer = await route.fetch();
    const json = { ...((await answer.json()) as object), signUp: "closed", providerSignUp: false };
    await route.fulfill({ response: answer, json });
  });
  const workspace = new Workspace(page);
  await workspace.start("blank");
  await expect(page.getByText(/^This demo ends/).filter({ visible: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Keep this workspace" })).toHaveCount(0);
  await new Settings(page).open("Sign-in and security");
  await expect(page.getByText("Demo started")).toBeVisible();
  await expect(page.getByRole("button", { name: "Keep This Workspace" })).toHaveCount(0);
  await workspace.choose("Leave App");
  await expect(page.getByRole("alertdialog", { name: "Leave and lose this demo?" })).toBeVisible();
});

test("clears the sample studio of an account, and keeps what was added beside it @phone:full", async ({
  page,
}) => {
  const [workspace, account] = [new Workspace(page), new Account(page)];
  await account.start("sample");
  await expect(page.getByRole("article")).toHaveCount(15);
  await workspace.add("Client");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("My own client");
  await page.getByRole("radio", { name: /teal/ }).check();
  await page.getByRole("dialog").getByRole("button", { name: "Add client" }).click();
  await expect(page.getByRole("heading", { name: "My own client" })).toBeVisible();
  await workspace.choose("Clear the Sample");
  await workspace.answer("Cancel");
  await workspace.choose("Clear the Sample");
  await workspace.answer("Clear");
  await expect(page.getByText("Sample cleared")).toBeVisible();
  await expect(page.getByText("Add your first one.")).toBeVisible();
  await page.goto("/home/clients");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "My own client" })).toBeVisible();
  await page.getByRole("button", { name: "Your menu" }).filter({ visible: true }).click();
  await expect(page.getByRole("menuitem", { name: "Leave App" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Clear the Sample" })).toHaveCount(0);
});

test("a browser without passkeys is offered only a passphrase", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"));
  const workspace = new Workspace(page);
  await workspace.start("blank");
  await workspace.choose("Keep This Workspace");
  const dialog = page.getByRole("dialog", { name: "Keep this workspace" });
  await expect(dialog.getByRole("textbox", { name: "Passphrase" })).toBeVisible();
  await expect(dialog.getByRole("radio")).toHaveCount(0);
});

import type { Page } from "@playwright/test";
import { allToursSeen } from "../../../tools/gallery/all-tours-seen.mjs";
import { expect, test } from "../../setup/test";
import { Account } from "../pages/account";
import { FilesPage } from "../pages/files";
import { Landing, passphrase } from "../pages/landing";
import { Workspace } from "../pages/workspace";

// A server in a home network: http at a host other than localhost, which browsers do not regard as a secure context.
const origin = `http://nas.local:${process.env.E2E_PORT}`;

test.use({
  baseURL: origin,
  storageState: allToursSeen(origin),
  launchOptions: [
    async ({ launchOptions }, provide) => {
      const rules = "--host-resolver-rules=MAP nas.local 127.0.0.1";
      await provide({ ...launchOptions, args: [...(launchOptions.args ?? []), rules] });
    },
    { scope: "worker" },
  ],
});

/** Pastes; returns the text of the clipboard, which a page cannot read here. */
async function pasted(page: Page): Promise<string | null> {
  await page.evaluate(() =>
    addEventListener("paste", ({ clipboardData }) => {
      document.body.dataset.pasted = clipboardData?.getData("text");
    }),
  );
  await page.keyboard.press("ControlOrMeta+V");
  return page.locator("body[data-pasted]").getAttribute("data-pasted");
}

// Chromium ignores this header there, and reports it as an error.
test.beforeEach(({ allowConsole }) => allowConsole(/Cross-Origin-Opener-Policy header has been ignored/));

test("over plain http a workspace is created, left and opened again with a passphrase @phone:full", async ({
  page,
  context,
}) => {
  const [landing, workspace] = [new Landing(page), new Workspace(page)];
  await landing.open();
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await expect(landing.signIn.getByRole("button", { name: "Sign In", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Use a Passkey" })).toHaveCount(0);
  await landing.beginToCreate();
  await expect(landing.dialog.getByRole("radio", { name: /^Passkey/ })).toHaveCount(0);
  await landing.dialog.getByRole("textbox", { name: "Passphrase" }).fill(passphrase);
  await landing.create();

  const items = landing.dialog.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(items).toHaveCount(10);
  await page.evaluate(() => Object.assign(document, { execCommand: () => false }));
  await landing.dialog.getByRole("button", { name: "Copy" }).click();
  await expect(landing.dialog.getByText("The browser does not allow copying here.")).toBeVisible();
  await page.evaluate(() => Reflect.deleteProperty(document, "execCommand"));
  await landing.dialog.getByRole("button", { name: "Copy" }).click();
  await expect(landing.dialog.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await pasted(page)).toBe((await items.allTextContents()).join("\n"));
  await landing.saveCodes();
  const [session] = (await context.cookies(origin)).filter(({ name }) => /session/.test(name));
  expect(session).toMatchObject({ name: "pennant.session", secure: false, httpOnly: true, sameSite: "Lax" });

  await expect(page.getByText("Add your first one.")).toBeVisible();
  await workspace.choose("Leave App");
  await page.waitForURL("**/welcome");
  await landing.signInAs(landing.email, passphrase);
  await page.waitForURL("**/home/projects");
  await page.reload();
  await expect(page.getByText("Add your first one.")).toBeVisible();
});

test("over plain http a demo is kept, and its links are copied @phone:full", async ({
  page,
  allowConsole,
}) => {
  // A call that is under way when the session is replaced is made again.
  allowConsole(/401/);
  const [landing, workspace, account] = [new Landing(page), new Workspace(page), new Account(page)];
  const files = new FilesPage(page);
  await landing.open();
  await page.getByRole("button", { name: "Full Version" }).click();
  await page.waitForURL("**/home/projects");
  await workspace.choose("Keep This Workspace");
  const dialog = account.dialog("Keep this workspace");
  await expect(dialog.getByRole("radio", { name: /^Passkey/ })).toHaveCount(0);
  await dialog.getByLabel("Your name").fill("Ida Brekke");
  await dialog.getByRole("textbox", { name: "Email" }).fill(account.email);
  await dialog.getByRole("textbox", { name: "Passphrase" }).fill(account.passphrase);
  await dialog.getByRole("button", { name: "Keep Workspace" }).click();
  await account.saveCodes();
  await expect(page.getByText("This workspace is now yours.")).toBeVisible();
  await account.openSecurity();
  await expect(page.getByRole("button", { name: "Add a passkey" })).toHaveCount(0);

  await files.open();
  const open = await files.openFile("Plate proof");
  await open.getByRole("button", { name: "Copy link" }).click();
  await expect(open.getByRole("button", { name: /^Copied/ })).toBeVisible();
  expect(await pasted(page)).toMatch(/^https?:\/\//);
  await page.keyboard.press("Escape");

  await workspace.choose("Leave App");
  await page.waitForURL("**/welcome");
  await landing.signInAs(account.email, account.passphrase);
  await page.waitForURL("**/home/projects");
  await expect(page.getByRole("article")).toHaveCount(15);
});

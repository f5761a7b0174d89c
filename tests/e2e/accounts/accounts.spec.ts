import { readFile } from "node:fs/promises";
import { expect, test } from "../../setup/test";
import { addAuthenticator } from "../pages/authenticator";
import { Landing, passphrase } from "../pages/landing";
import { Workspace } from "../pages/workspace";

test("a workspace with a passkey, which the browser offers at the next visit before anything is typed @phone:full", async ({
  page,
}) => {
  const [landing, device] = [new Landing(page), await addAuthenticator(page)];
  await landing.open();
  await landing.beginToCreate();
  await landing.create();
  await landing.saveCodes();
  await device.expectPasskeys(1);
  await expect(page.getByText("Add your first one.")).toBeVisible();

  await landing.forget();
  await landing.open();
  await landing.signIn.getByRole("textbox", { name: "Email" }).scrollIntoViewIfNeeded();
  await page.waitForURL("**/home/projects");
  await expect(page.getByText("Add your first one.")).toBeVisible();
});

test("a passkey signs in by its button, also after an attempt that failed", async ({ page }) => {
  // The browser's suggestions would sign in first.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  const [landing, device] = [new Landing(page), await addAuthenticator(page)];
  await landing.open();
  await landing.beginToCreate();
  await device.refuse();
  await landing.create();
  await expect(landing.dialog.getByRole("alert")).toHaveText("The passkey request was cancelled.");
  await device.accept();
  await landing.create();
  await landing.saveCodes();

  await landing.forget();
  await device.refuse();
  await landing.open();
  await landing.signIn.getByRole("button", { name: "Use a Passkey" }).click();
  await expect(landing.signIn.getByRole("alert")).toHaveText("The passkey request was cancelled.");
  await device.accept();
  await landing.signIn.getByRole("button", { name: "Use a Passkey" }).click();
  await page.waitForURL("**/home/projects");
});

test("a workspace with a passphrase and the sample studio @phone", async ({ page, allowConsole }) => {
  allowConsole(/40[19]/);
  const landing = new Landing(page);
  await landing.open();
  await landing.beginToCreate();
  await landing.dialog.getByRole("radio", { name: "Passphrase" }).check();
  await landing.dialog.getByRole("radio", { name: "A sample studio" }).check();
  await expect(landing.dialog.getByText("At least 12 characters.")).toBeVisible();
  const field = landing.dialog.getByRole("textbox", { name: "Passphrase" });
  await field.fill("too short");
  await landing.create();
  await expect(field).toHaveAccessibleDescription("Use at least 12 characters");
  await field.fill(passphrase);
  await landing.dialog.getByRole("button", { name: "Show passphrase" }).click();
  await expect(field).toHaveAttribute("type", "text");
  await landing.create();
  await landing.saveCodes();
  await expect(page.getByRole("article")).toHaveCount(15);

  await landing.forget();
  await landing.open();
  await landing.signInAs(landing.email, "four loud blue lamps");
  await expect(landing.signIn.getByRole("alert")).toHaveText("Email address or passphrase is wrong.");
  await expect(landing.signIn.getByRole("textbox", { name: "Email" })).toHaveValue(landing.email);
  await landing.signInAs(landing.email, passphrase);
  await page.waitForURL("**/home/projects");
  await expect(page.getByRole("article")).toHaveCount(15);

  await landing.forget();
  await landing.open();
  await landing.beginToCreate();
  await landing.dialog.getByRole("radio", { name: "Passphrase" }).check();
  await landing.dialog.getByRole("textbox", { name: "Passphrase" }).fill(passphrase);
  await landing.create();
  await expect(landing.dialog.getByRole("textbox", { name: "Email" })).toHaveAccessibleDescription(
    /already exists/,
  );
});

test("recovery codes are shown until they are saved: copied, downloaded, printed or written down", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  // The frame that is printed is removed afterwards.
  await page.addInitScript(() => {
    window.print = () => {
      top?.document.body.setAttribute("data-printed", document.body.innerText);
      dispatchEvent(new Event("afterprint"));
    };
  });
  const landing = new Landing(page);
  const { dialog } = landing;
  await landing.open();
  await landing.beginToCreate();
  await dialog.getByRole("radio", { name: "Passphrase" }).check();
  await dialog.getByRole("textbox", { name: "Passphrase" }).fill(passphrase);
  await landing.create();
  const items = dialog.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(items).toHaveCount(10);
  const codes = await items.allTextContents();
  expect(new Set(codes).size).toBe(10);

  await page.keyboard.press("Escape");
  await expect(dialog.getByText("These codes are shown only now.")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(items).toHaveCount(10);
  const isAsked = () => page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));
  expect(await isAsked()).toBe(true);

  await dialog.getByRole("button", { name: "Copy" }).click();
  await expect(dialog.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join("\n"));
  expect(await isAsked()).toBe(false);

  const saved = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download" }).click();
  const file = await readFile(await (await saved).path(), "utf8");
  for (const text of [...codes, landing.email, "/recover"]) expect(file).toContain(text);

  await dialog.getByRole("button", { name: "Print" }).click();
  const printed = await page.locator("body").getAttribute("data-printed");
  for (const text of [...codes, landing.email, "/recover"]) expect(printed).toContain(text);
  expect(printed).not.toContain("invoices on one desk");
  await expect(page.locator("iframe")).toHaveCount(0);
  await landing.saveCodes();
});

test("the dialog keeps what was typed while it is closed, and stores nothing", async ({ page }) => {
  const landing = new Landing(page);
  await landing.open();
  await landing.beginToCreate();
  await landing.dialog.getByRole("radio", { name: "Passphrase" }).check();
  await landing.dialog.getByRole("textbox", { name: "Passphrase" }).fill(passphrase);
  await page.keyboard.press("Escape");
  await expect(landing.dialog).toBeHidden();
  await page.getByRole("button", { name: "Create Your Workspace" }).first().click();
  await expect(landing.dialog.getByRole("textbox", { name: "Email" })).toHaveValue(landing.email);
  await expect(landing.dialog.getByRole("textbox", { name: "Passphrase" })).toHaveValue(passphrase);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    passphrase,
  );
});

test("an account that is open is neither left by a demo without a question, nor lost by it", async ({
  page,
}) => {
  const [landing, workspace] = [new Landing(page), new Workspace(page)];
  await landing.createAccount();
  await landing.open();
  await page.getByRole("button", { name: "Full Version" }).click();
  const question = page.getByRole("group", { name: /^You are signed in as Ida Nolan/ });
  await expect(question.getByRole("link", { name: "Continue" })).toBeFocused();
  await question.getByRole("button", { name: "Start a Demo" }).click();
  await page.waitForURL("**/home/projects");
  await expect(page.getByRole("article")).toHaveCount(15);

  await workspace.leaveDemo();
  await landing.signInAs(landing.email, passphrase);
  await page.waitForURL("**/home/projects");
  await expect(page.getByText("Add your first one.")).toBeVisible();
});

import { expect, test } from "../../setup/test";
import { pngFile } from "../pages/files";
import { pick } from "../pages/pick";
import { Settings, Workspace } from "../pages/workspace";

test("saves the name, currency, tags and picture of the profile @phone:full", async ({ page }) => {
  const workspace = new Workspace(page);
  await workspace.start("blank");
  await workspace.choose("Edit Profile");
  const dialog = page.getByRole("dialog", { name: "Profile" });
  await dialog.getByLabel("Display name").fill("");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Please enter your name.")).toBeVisible();
  await dialog.getByLabel("Display name").fill("Mira Castellanos");
  await dialog.getByLabel("Specialisation").fill("Type");
  await dialog.getByLabel("Specialisation").press("Enter");
  await dialog.getByRole("combobox", { name: "Currency" }).click();
  await pick(page.getByPlaceholder("Search currencies"), "kuwaiti");
  await dialog.getByLabel("Picture", { exact: true }).setInputFiles(pngFile("me.png"));
  await expect(dialog.locator("img")).toHaveAttribute("src", /^blob:/);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Profile updated")).toBeVisible();
  // The picture is sent after the fields, and then the profile is left.
  await expect(dialog).toBeHidden();
  const picture = page.getByRole("button", { name: "Your menu" }).filter({ visible: true }).locator("img");
  await expect(picture).toHaveAttribute("src", /\/api\/storage\?/);

  await page.reload();
  await expect(picture).toHaveJSProperty("complete", true);
  await workspace.choose("Edit Profile");
  await expect(dialog.getByLabel("Display name")).toHaveValue("Mira Castellanos");
  await expect(dialog.getByRole("combobox", { name: "Currency" })).toContainText("KWD");
  await expect(dialog.getByText("Type", { exact: true })).toBeVisible();
});

for (const known of ["users", "settings"]) {
  test(`the avatar menu opens once all its items are known (${known})`, async ({ page }) => {
    const workspace = new Workspace(page);
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(`**/api/${known}`, async (route) => {
      await held;
      await route.continue();
    });
    await workspace.start("blank");
    const menu = page.getByRole("menu", { name: "Your menu" });
    // The greeting beside the picture belongs to its button.
    const picture = page.getByRole("button", { name: "Your menu" }).filter({ visible: true });
    const greeting = page.getByText(/^Good (morning|afternoon|evening),$/);
    await (known === "users" ? picture : greeting).click();
    await page.evaluate(drawFrames);
    await expect(menu).toBeHidden();
    answer();
    await expect(menu.getByRole("menuitem", { name: "Keep This Workspace" })).toBeVisible();
    await menu.getByRole("menuitem", { name: "Edit Profile" }).click();
    await expect(page.getByRole("dialog", { name: "Profile" })).toBeVisible();
  });
}

test("rejects a picture that is too large or damaged, and pastes one for a partner", async ({
  page,
  allowConsole,
}) => {
  // The specification requires a failed read in the console too; the browser's error has no message.
  allowConsole(/^thrown: $/);
  const workspace = new Workspace(page);
  await workspace.start("blank");
  await workspace.add("Partner");
  const dialog = page.getByRole("dialog", { name: "Partner Contact" });
  const chooser = dialog.getByLabel("Picture", { exact: true });
  await chooser.setInputFiles({ ...pngFile("big.png"), buffer: Buffer.alloc(2 * 1024 * 1024 + 1) });
  await expect(page.getByText("Oops! Files over 2MB aren’t allowed in this demo")).toBeVisible();
  await chooser.setInputFiles({ ...pngFile("torn.png"), buffer: Buffer.from("no picture") });
  await expect(dialog.getByText("This picture can't be read")).toBeVisible();
  await expect(dialog.locator("img")).toHaveCount(0);
  await page.evaluate((base64) => {
    const transfer = new DataTransfer();
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    transfer.items.add(new File([bytes], "pasted.png", { type: "image/png" }));
    document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: transfer }));
  }, pngFile("pasted.png").buffer.toString("base64"));
  await expect(dialog.locator("img")).toHaveAttribute("src", /^blob:/);
  await expect(dialog.getByText("This picture can't be read")).toBeHidden();
  await dialog.getByLabel("Name", { exact: false }).first().fill("Søren Aakre");
  await dialog.getByLabel("Role").fill("Illustrator");
  await dialog.getByRole("button", { name: "Add partner" }).click();
  await page.waitForURL("**/home/partners");
  await expect(page.getByRole("article").filter({ hasText: "Søren Aakre" }).locator("img")).toBeVisible();
});

test("the settings show the account's activity, and say when it cannot be loaded @phone:full", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/);
  await new Workspace(page).start("blank");
  let isAway = true;
  await page.route("**/api/security-events/search", (route) => (isAway ? route.abort() : route.continue()));
  const settings = new Settings(page);
  await settings.open("Sign-in and security");
  const activity = settings.panel("Security activity");
  await expect(activity.getByText("Network Error")).toBeVisible();
  isAway = false;
  await activity.getByRole("button", { name: "Try Again" }).click();
  const event = activity.getByRole("listitem").filter({ hasText: "Demo started" });
  await expect(event).toContainText(/Today, \d{1,2}:\d\d [AP]M/);
});

test("deletes an account with all its data", async ({ page }) => {
  const workspace = new Workspace(page);
  await workspace.start("blank");
  await new Settings(page).open("Data");
  await page.getByRole("button", { name: "Delete Account" }).click();
  await workspace.answer("Cancel");
  await page.getByRole("button", { name: "Delete Account" }).click();
  await workspace.answer("Proceed");
  await page.waitForURL("**/welcome");
  await expect(page.getByText("See you for your next project!")).toBeVisible();
  const toasts = page.locator("[data-sonner-toaster]");
  await expect(toasts).toHaveAttribute("data-x-position", "right");
  await expect(toasts).toHaveAttribute("data-y-position", "bottom");
  await page.goto("/home/projects");
  await expect(page).toHaveURL(/\/welcome$/);
});

/** Many more frames than a menu needs to open. */
async function drawFrames() {
  for (let frame = 0; frame < 40; frame += 1) await new Promise(requestAnimationFrame);
}

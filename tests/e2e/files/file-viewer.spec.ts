import { expect, test } from "../../setup/test";
import { FilesPage, pngFile, textFile } from "../pages/files";
import { FormDialog } from "../pages/form-dialog";
import { Workspace } from "../pages/workspace";

test("files are seen in the app: text, a picture, a PDF and a sound, with arrows between them @phone", async ({
  page,
}) => {
  await new Workspace(page).start("full", "/home/files");
  const files = new FilesPage(page);
  await page.getByRole("button", { name: "Add file" }).first().click();
  await files.choose(textFile("notes.txt", "Ovens are off on Mondays"));
  await files.saveNew();
  await page.getByRole("searchbox", { name: "Search files" }).fill("notes");
  // The rows of the search replace all rows, and take the focus of a button with them.
  await expect(page.getByRole("button", { name: /^View / })).toHaveCount(2);
  const view = page.getByRole("button", { name: "View notes", exact: true });
  await view.press("Enter");
  const viewer = (name: string) => page.getByRole("dialog", { name, exact: true });
  await expect(viewer("notes").getByText("Ovens are off on Mondays")).toBeVisible();
  await expect(viewer("notes").getByRole("button", { name: "Previous file" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(view).toBeFocused();

  await page.goto("/home/files?type=audio");
  await page
    .getByRole("button", { name: /^View / })
    .first()
    .click();
  const sound = page.locator("audio");
  await expect(sound).toHaveAttribute("src", /\S/);
  await expect.poll(() => sound.evaluate((one: HTMLAudioElement) => one.readyState)).toBeGreaterThan(0);
  await page.keyboard.press("Escape");

  await page.goto("/home/files?type=document");
  await page
    .getByRole("button", { name: /^View / })
    .first()
    .click();
  const hasViewer = await page.evaluate(() => navigator.pdfViewerEnabled);
  if (hasViewer) await expect(page.getByRole("dialog").locator("iframe")).toHaveAttribute("src", /^blob:/);
  else await expect(page.getByRole("dialog")).toContainText("This file can’t be shown here.");
  await page.keyboard.press("Escape");

  await page.goto("/home/files?type=image");
  await page
    .getByRole("button", { name: /^View / })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  const position = dialog.getByRole("status").filter({ hasText: / of \d/ });
  await expect(position).toContainText("1 of ");
  const picture = dialog.getByRole("img").first();
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(1);
  await page.keyboard.press("ArrowRight");
  await expect(position).toContainText("2 of ");
  await dialog.getByRole("button", { name: "Previous file" }).click();
  await expect(position).toContainText("1 of ");
});

test("a file moves to another project", async ({ page }) => {
  const workspace = new Workspace(page);
  await workspace.start("full", "/home/files");
  const files = new FilesPage(page);
  await page.getByRole("button", { name: "Add file" }).first().click();
  await files.choose(pngFile("logo.png"));
  await files.saveNew();
  await files.openFile("logo");
  const dialog = new FormDialog(page, "File");
  await dialog.pick("Project", "Online pre-orders");
  await dialog.save();
  await dialog.expectClosed();
  await expect(files.file("logo")).toContainText("Online pre-orders");
  await page.reload();
  await expect(files.file("logo")).toContainText("Online pre-orders");
});

import { expect, test } from "../../setup/test";
import { FilesPage, pngFile, textFile } from "../pages/files";
import { pick } from "../pages/pick";
import { Workspace } from "../pages/workspace";

test("uploads, renames, downloads and deletes a file @phone", async ({ page }) => {
  const workspace = new Workspace(page);
  const files = new FilesPage(page);
  await workspace.start("blank");
  await workspace.add("File");
  await files.dialog.getByRole("button", { name: "Choose files" }).focus();
  await files.choose(textFile("brief.final.txt", "The brief"));
  await expect(files.dialog.getByLabel("Display name")).toHaveValue("brief.final");
  await files.saveNew();
  await page.waitForURL("**/home/files");
  await expect(files.file("brief.final")).toContainText("9 Bytes");
  await expect(files.file("brief.final").locator("time")).toHaveText("Today");

  const dialog = await files.openFile("brief.final");
  await expect(dialog.getByText("brief.final.txt")).toBeVisible();
  const download = page.waitForEvent("download");
  const downloads: string[] = [];
  page.on("download", (file) => downloads.push(file.suggestedFilename()));
  // The first press is still being answered at the second.
  let answer = () => {};
  const pressedTwice = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/files/url", (route) => pressedTwice.then(() => route.continue()));
  await dialog.getByRole("button", { name: "Download" }).dblclick();
  answer();
  expect((await download).suggestedFilename()).toBe("brief.final.txt");
  await dialog.getByLabel("Name").fill("");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Please name your file")).toBeVisible();
  await dialog.getByLabel("Name").fill("The brief");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("File updated")).toBeVisible();
  await expect(files.file("The brief")).toBeVisible();

  await files.openFile("The brief");
  const deleted = page.waitForResponse((response) => response.request().method() === "DELETE");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(files.file("The brief")).toBeHidden();
  await deleted;
  await page.reload();
  await expect(page.getByText("Drop files on this page")).toBeVisible();
  expect(downloads).toHaveLength(1);
});

test("uploads several files dropped on a project's panel, and shows a preview of a picture", async ({
  page,
}) => {
  const workspace = new Workspace(page);
  const files = new FilesPage(page);
  await workspace.start("full");
  await page.getByRole("link", { name: "Cargo bike configurator" }).first().click();
  const panel = page.getByRole("region", { name: "Files" });
  await expect(panel.getByRole("listitem").first()).toBeVisible();
  await panel.getByRole("radio", { name: "Assets" }).click();
  const torn = { ...pngFile("torn.png"), buffer: Buffer.from("no picture") };
  await files.drop(panel, textFile("measurements.csv"), pngFile("dot.png"), torn);
  await expect(panel.getByRole("button", { name: "measurements", exact: true })).toBeVisible();
  await expect(panel.getByRole("button", { name: "dot", exact: true })).toBeVisible();
  await expect(panel.getByRole("list", { name: "Uploads" })).toBeHidden();
  const picture = panel.getByRole("listitem").filter({ hasText: "dot" }).locator("img");
  await expect(picture).toHaveJSProperty("naturalWidth", 1);
  const preview = await files.openFile("torn");
  await expect(preview.getByText("This picture can't be read")).toBeVisible();
  await page.keyboard.press("Escape");
  await files.open();
  await expect(files.file("dot").first()).toContainText("Cargo bike configurator");
});

test("adds a link, with a name suggested from its URL", async ({ page }) => {
  const workspace = new Workspace(page);
  const files = new FilesPage(page);
  await workspace.start("blank", "/home/files");
  await page.getByRole("button", { name: "Add file" }).first().click();
  await files.dialog.getByRole("tab", { name: "Add by URL" }).click();
  await files.dialog.getByRole("textbox", { name: "URL" }).fill("not an address");
  await files.dialog.getByRole("button", { name: "Add file" }).click();
  for (const message of ["Invalid URL format", "Please enter display name"])
    await expect(files.dialog.getByText(message)).toBeVisible();
  await expect(files.dialog.getByRole("combobox", { name: "Type" })).toHaveText("Archive");
  await files.dialog.getByRole("textbox", { name: "URL" }).fill("https://files.example/Brand-guide.pdf");
  await files.dialog.getByRole("textbox", { name: "URL" }).blur();
  await expect(files.dialog.getByLabel("Display name")).toHaveValue("Brand guide");
  await expect(files.dialog.getByRole("combobox", { name: "Type" })).toHaveText("Document");
  await files.saveNew();
  await expect(files.file("Brand guide")).toContainText("Link");
});

test("a failed upload shows the reason and creates no file", async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  const workspace = new Workspace(page);
  const files = new FilesPage(page);
  await workspace.start("blank", "/home/files");
  await files.drop(page.getByRole("main"), textFile("ignored.txt"));
  const area = page.getByRole("region", { name: "All files" });
  await files.drop(area, { name: "huge.bin", mimeType: "", buffer: Buffer.alloc(10 * 1024 * 1024 + 1) });
  await expect(page.getByText("File exceed 10MB for demo version")).toBeVisible();
  await page.route("**/api/storage?*", (route) => route.abort());
  await files.drop(area, textFile("lost.txt"));
  await expect(area.getByText("Error uploading file")).toBeVisible();
  await page.unroute("**/api/storage?*");
  await area.getByRole("button", { name: "Try lost again" }).click();
  await expect(files.file("lost")).toBeVisible();
  await expect(area.getByRole("list", { name: "Uploads" })).toBeHidden();
  await expect(files.file("huge")).toHaveCount(0);
});

test("filters files, selects several, moves, changes, downloads and deletes them @phone", async ({
  page,
}) => {
  const workspace = new Workspace(page);
  const files = new FilesPage(page);
  await workspace.start("full", "/home/files?type=archive");
  const rows = page.getByRole("list", { name: "Files" }).getByRole("listitem");
  await expect(rows.first()).toBeVisible();
  const before = await rows.count();
  const names = await rows.locator("[data-open]").allTextContents();
  const bar = page.getByRole("toolbar", { name: "Selected files" });
  await files.select(names[0] ?? "");
  await page.keyboard.press("Escape");
  await expect(bar).toBeHidden();

  await files.select(names[0] ?? "", names[1] ?? "");
  const download = page.waitForEvent("download");
  await bar.getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toMatch(/^files-\d{4}-\d\d-\d\d\.zip$/);
  await expect(bar.getByRole("status")).toHaveText("2 selected");
  await bar.getByRole("button", { name: "Move" }).click();
  await pick(page.getByLabel("Search project"), "Cargo bike configurator");
  await expect(page.getByText("2 files moved to Cargo bike configurator")).toBeVisible();
  await expect(files.file(names[0] ?? "")).toContainText("Cargo bike configurator");
  await expect(files.file(names[1] ?? "")).toContainText("Cargo bike configurator");
  await files.select(names[0] ?? "", names[1] ?? "");
  await bar.getByRole("button", { name: "Type" }).click();
  await page.getByRole("menuitem", { name: "Design" }).click();
  await expect(rows).toHaveCount(before - 2);
  await expect(page.getByText("2 files changed to Design")).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(rows).toHaveCount(before);
  await files.select();
  await page.getByRole("checkbox", { name: "Select all" }).check();
  await expect(page.getByText(`${before} selected`)).toBeVisible();
  await page.getByRole("toolbar").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Files deleted")).toBeVisible();
  await expect(page.getByText("No file matched your search.")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page).toHaveURL(/\/home\/files$/);
  await expect(rows.first()).toBeVisible();

  // Files that are not loaded are selected and counted too.
  const total = await page.getByRole("heading", { name: "Files", level: 1 }).locator("+ *").textContent();
  expect(await rows.count()).toBeLessThan(Number(total));
  await files.select();
  await page.getByRole("checkbox", { name: "Select all" }).click();
  await expect(page.getByText(`${total} selected`)).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Select all" })).toBeChecked();
  await page.getByRole("toolbar").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Drop files on this page")).toBeVisible();
});

test("a file stays open, with what was typed, when a search that is under way finds nothing @phone:full", async ({
  page,
}) => {
  const workspace = new Workspace(page);
  const files = new FilesPage(page);
  await workspace.start("full", "/home/files");
  await expect(page.locator("main [data-open]").first()).toBeVisible();
  let answer = () => {};
  const typed = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/files/search", (route) => typed.then(() => route.continue()));
  await page.getByRole("searchbox", { name: "Search files" }).focus();
  // In one step: the search is sent a moment after the last letter, and replaces the rows.
  const asked = page.waitForRequest("**/api/files/search");
  await page.evaluate(() => {
    document.execCommand("insertText", false, "no file has this name");
    document.querySelector<HTMLElement>("main [data-open]")?.click();
  });
  await asked;
  const dialog = page.getByRole("dialog", { name: "File", exact: true });
  await dialog.getByLabel("Name").fill("Typed in between");
  answer();
  await expect(page.getByText("No file matched your search.")).toBeAttached();
  await expect(dialog.getByLabel("Name")).toHaveValue("Typed in between");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("File updated")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search files" }).fill("Typed in");
  await expect(files.file("Typed in between")).toBeVisible();
});

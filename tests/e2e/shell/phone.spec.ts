import { expect, test } from "../../setup/test";
import { Filters } from "../pages/filters";
import { Workspace } from "../pages/workspace";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("the bottom bar leads to four sections, and More to the others", async ({ page }) => {
  await new Workspace(page).start("full");
  const bar = page.getByRole("navigation", { name: "Sections" });
  await expect(bar.getByRole("link")).toHaveText(["Projects", "Actions", "Clients", "Income"]);
  await expect(bar.getByRole("link", { name: "Projects" })).toHaveAttribute("aria-current", "page");
  await bar.getByRole("link", { name: "Income" }).tap();
  await expect(page.getByRole("heading", { name: "Income", level: 1 })).toBeVisible();
  await bar.getByRole("button", { name: "More" }).tap();
  await expect(page.getByRole("menuitem")).toHaveText(["Files", "Time", "Partners", "Settings", "Trash"]);
  await page.getByRole("menuitem", { name: "Files" }).tap();
  await expect(page).toHaveURL("/home/files");
  // A heading would name the section a second time.
  const title = page.getByRole("heading", { name: "Files", level: 1 });
  expect((await title.locator("..").boundingBox())?.height).toBeLessThanOrEqual(1);
});

test("the first row of projects and income is in the upper half, and the bottom bar covers nothing", async ({
  page,
}) => {
  const workspace = new Workspace(page);
  await workspace.start("full");
  const rows = page.getByRole("main").getByRole("article");
  const bar = page.getByRole("navigation", { name: "Sections" });
  // Before the bar and the sheet, they were at 448 and 554 px of 844.
  for (const [path, most] of [
    ["/home/projects", 300],
    ["/home/income", 392],
  ] as const) {
    await page.goto(path);
    await expect(rows.first()).toBeVisible();
    expect((await rows.first().boundingBox())?.y).toBeLessThan(most);
    await expect(page.locator(":focus")).toHaveCount(0);
    const last = rows.last();
    await last.scrollIntoViewIfNeeded();
    const [row, barBox] = [await last.boundingBox(), await bar.boundingBox()];
    expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
    expect((barBox?.y ?? 0) + (barBox?.height ?? 0)).toBe(844);
  }
  await page.getByRole("combobox").first().tap();
  await page.getByRole("option", { name: "Pending" }).tap();
  const toast = page.getByRole("listitem").filter({ hasText: "Payment updated" });
  await expect(toast).toBeVisible();
  const typeface = await page.locator("body").evaluate((body) => getComputedStyle(body).fontFamily);
  await expect(toast).toHaveCSS("font-family", typeface);
  await expect
    .poll(async () => {
      const [box, barBox] = [await toast.boundingBox(), await bar.boundingBox()];
      return (box?.y ?? 0) + (box?.height ?? 0) <= (barBox?.y ?? 0);
    })
    .toBe(true);
});

test("filters are in a sheet, which counts them, applies them at once and clears them", async ({ page }) => {
  await new Workspace(page).start("full");
  const filters = new Filters(page);
  await expect(filters.button).toHaveText("Filters· 1");
  await filters.button.tap();
  await page.getByRole("combobox", { name: "Client" }).tap();
  // No field has focus, which would open the keyboard.
  await expect(page.getByPlaceholder("Search clients")).toBeVisible();
  await expect(page.locator("input:focus")).toHaveCount(0);
  await page.getByRole("option", { name: "Fjellgate Cycles" }).tap();
  await filters.sheet.getByRole("button", { name: "Show 1 project" }).tap();
  await expect(filters.sheet).toBeHidden();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(filters.button).toHaveAccessibleName("Filters · 2");
  await filters.button.tap();
  await filters.sheet.getByRole("radio", { name: "List" }).tap();
  await filters.sheet.getByRole("button", { name: "Clear filters" }).tap();
  await filters.sheet.getByRole("button", { name: "Show 15 projects" }).tap();
  await expect(page.locator("article time").filter({ visible: true }).first()).toBeVisible();
  // A row has the day of its next task beside that of its last change.
  const next = page.locator("article:has(> time) p time");
  await expect(next.filter({ visible: true }).first()).toBeVisible();
  await expect(page).toHaveURL("/home/projects");
});

test("a form that is opened raises no keyboard, is no higher than it needs to be, and the bar makes room for the keyboard", async ({
  page,
}) => {
  await new Workspace(page).start("full", "/home/partners");
  const bar = page.getByRole("navigation", { name: "Sections" });
  const field = page.locator("input:focus, textarea:focus");
  await page.getByRole("main").getByRole("article").first().getByRole("button").first().tap();
  const dialog = page.getByRole("dialog", { name: "Partner Contact" });
  await expect(dialog).toBeVisible();
  await expect(dialog).toBeFocused();
  const box = await dialog.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(48);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
  // A name is shown in full.
  const name = dialog.getByRole("textbox", { name: "Name" });
  const height = (await name.boundingBox())?.height ?? 0;
  await name.fill("Maria Magdalena von und zu Hohenstein-Lichtenberg, Photography and Retouching");
  expect((await name.boundingBox())?.height).toBeGreaterThan(height);
  expect(await name.evaluate((box) => box.scrollHeight <= box.clientHeight)).toBe(true);
  await dialog.getByRole("button", { name: "Save" }).tap();
  await expect(dialog).toBeHidden();
  await expect(bar).toBeVisible();
  await page.getByRole("searchbox", { name: "Search partners" }).tap();
  await expect(field).toHaveCount(1);
  await expect(bar).toBeVisible();
  // The height that an on-screen keyboard leaves.
  await page.setViewportSize({ width: 390, height: 500 });
  await expect(bar).toBeHidden();
  await field.blur();
  await expect(bar).toBeVisible();
});

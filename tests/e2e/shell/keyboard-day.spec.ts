import { expect, test } from "../../setup/test";
import { Actions } from "../pages/actions";
import { Keyboard } from "../pages/keyboard";
import { Palette } from "../pages/palette";
import { Workspace } from "../pages/workspace";

test("a working day by keyboard alone, with single keys", async ({ page }) => {
  await new Workspace(page).start("full");
  const keys = new Keyboard(page);
  const palette = new Palette(page);
  const actions = new Actions(page);
  const heading = (name: string | RegExp) => page.getByRole("heading", { name, level: 1 });
  const group = (title: string, name: string) =>
    actions.tasks.getByRole("region", { name: title }).getByRole("button", { name, exact: true });

  await test.step("adds a task and an event in one line", async () => {
    await palette.open("Control+k");
    await palette.add("call Anna today !phone", "Today", "phone");
    await palette.open("/");
    await palette.add("event tomorrow 10:00 kick-off @fjellgate", "Tomorrow, 10:00 AM", "Fjellgate Cycles");
    await expect(page.getByText("Added event kick-off")).toBeVisible();
  });

  await test.step("goes to the actions, moves to the task by j and k, reschedules it and undoes that", async () => {
    await keys.press("g", "a");
    await expect(heading("Actions")).toBeVisible();
    await expect(group("Today", "call Anna")).toBeVisible();
    await expect(actions.row("kick-off")).toBeVisible();
    await keys.press("j");
    await expect(actions.tasks.locator("[data-open]").first()).toBeFocused();
    await keys.reach(group("Today", "call Anna"), "j");
    await keys.press("j", "k");
    await expect(group("Today", "call Anna")).toBeFocused();
    const moved = actions.change("PATCH", "tasks");
    await keys.press("t");
    await expect(group("Tomorrow", "call Anna")).toBeFocused();
    expect((await moved).ok()).toBe(true);
    await keys.press("Control+z");
    await expect(group("Today", "call Anna")).toBeVisible();
  });

  await test.step("edits it by e and ticks it", async () => {
    // The focus stayed where the task was.
    await keys.reach(group("Today", "call Anna"), "k");
    await keys.press("e");
    await expect(page.getByRole("dialog").getByRole("textbox", { name: "Name" })).toHaveValue("call Anna");
    // Keys of a dialog are typed, or do nothing.
    await page.keyboard.type(" g a ?");
    await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeHidden();
    await keys.press("Escape");
    await keys.reach(page.getByRole("alertdialog").getByRole("button", { name: "Proceed" }));
    await keys.press("Enter");
    await expect(page.getByRole("dialog")).toBeHidden();
    await keys.reach(group("Today", "call Anna"), "j");
    await keys.reach(actions.tick("call Anna"), "Shift+Tab");
    const done = actions.change("PATCH", "tasks");
    await keys.press("Space");
    expect((await done).ok()).toBe(true);
    await expect(actions.row("call Anna")).toBeHidden();
  });

  await test.step("opens a document from the income page, and goes back", async () => {
    await keys.press("g", "i");
    await expect(heading("Income")).toBeVisible();
    const document = page.getByRole("link", { name: /^(Quotation|Invoice|Receipt) .* of / }).first();
    const row = page.getByRole("article").filter({ has: document }).first();
    await keys.reach(row.getByRole("heading").getByRole("link"), "j");
    await keys.reach(document);
    await keys.press("Enter");
    await expect(page).toHaveURL(/\/income\/document\//);
    await page.goBack();
    await expect(heading("Income")).toBeVisible();
  });

  await test.step("finds a client by name", async () => {
    await palette.open("/");
    await palette.find("lindenhof");
    await expect(palette.highlighted).toHaveText("Lindenhof Physiotherapy");
    await keys.press("Enter");
    await expect(heading("Lindenhof Physiotherapy")).toBeVisible();
  });

  await test.step("selects files by x", async () => {
    await keys.press("g", "f");
    await expect(heading("Files")).toBeVisible();
    await expect(page.getByRole("list", { name: "Files" }).locator("[data-open]").first()).toBeVisible();
    await keys.press("j", "x");
    await expect(page.getByRole("toolbar", { name: "Selected files" })).toContainText("1 selected");
    await keys.press("j", "x");
    await expect(page.getByRole("toolbar", { name: "Selected files" })).toContainText("2 selected");
    await keys.press("Escape");
    await expect(page.getByRole("toolbar", { name: "Selected files" })).toBeHidden();
  });

  await test.step("opens the dialog for a new project, and the list of all shortcuts", async () => {
    await keys.press("n", "p");
    await expect(page.getByRole("dialog", { name: "Create New Project" })).toBeVisible();
    await keys.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await keys.press("?");
    await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  });
});

test("a switch turns single keys off, and the list of shortcuts stays in reach @phone:full", async ({
  page,
  isMobile,
}) => {
  const workspace = new Workspace(page);
  await workspace.start("full");
  await workspace.choose("Keyboard Shortcuts");
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  const off = dialog.getByRole("switch", { name: "Single-key shortcuts" });
  await expect(off).toBeChecked();
  const saved = page.waitForResponse((response) => response.request().method() === "PATCH");
  await off.click();
  await expect(off).not.toBeChecked();
  expect((await saved).ok()).toBe(true);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await page.reload();
  await expect(page.getByRole("heading", { name: "Projects", level: 1 })).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
  for (const key of ["?", "/", "g", "a", "n", "t"]) await page.keyboard.press(key);
  // Ctrl K still opens the palette, which would come after what the keys had opened.
  await new Palette(page).open(isMobile ? undefined : "Control+k");
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/home\/projects$/);

  await workspace.choose("Edit Profile");
  const profile = page.getByRole("dialog", { name: "Profile" });
  await profile.getByRole("checkbox", { name: /^Single-key shortcuts/ }).check();
  await profile.getByRole("button", { name: "Save" }).click();
  await expect(profile).toBeHidden();
  await page.keyboard.press("?");
  await expect(dialog).toBeVisible();

  // Off and on again on the same page, after keys were used on it.
  await off.click();
  await expect(off).not.toBeChecked();
  await off.click();
  await expect(off).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.keyboard.press("?");
  await expect(dialog).toBeVisible();
});

import type { Locator } from "@playwright/test";
import { expect, test } from "../../setup/test";
import { Income } from "../pages/income";
import { Workspace } from "../pages/workspace";

test("reorders items by keyboard and saves the order", async ({ page }) => {
  await new Workspace(page).start("full", "/home/income");
  const income = new Income(page);
  await income.open("Quotation 2", "Member dashboard");
  const handle = (place: number) => income.item(place).getByRole("button", { name: /^Move item/ });
  await handle(1).focus();
  await page.keyboard.press("ArrowDown");
  await expect(income.itemField(2, "Title")).toHaveValue("Household interviews");
  await expect(handle(2)).toBeFocused();
  await expect(page.getByText("Moved to position 2 of 6")).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await income.save();
  await page.reload();
  await expect(income.itemField(1, "Title")).toHaveValue("Interface design");
  await expect(income.itemField(3, "Title")).toHaveValue("Household interviews");
});

test("reorders items by dragging and by picking up with the keyboard", async ({ page }) => {
  await new Workspace(page).start("full", "/home/income");
  const income = new Income(page);
  await income.open("Quotation 2", "Member dashboard");
  const titles = () =>
    page
      .getByRole("group", { name: /^Item \d/ })
      .getByRole("combobox", { name: "Title" })
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  const before = await titles();
  const [first, second, third, ...rest] = before;
  const handle = (place: number) => income.item(place).getByRole("button", { name: /^Move item/ });
  const boxOf = async (button: Locator) => (await button.boundingBox()) ?? { x: 0, y: 0 };
  // Near the lower edge a drag scrolls the page, farther on a slower machine.
  await handle(2).evaluate((element) => element.scrollIntoView({ block: "center" }));
  await handle(1).hover();
  await expect(handle(1)).toHaveAttribute("aria-roledescription", "draggable");
  const start = await boxOf(handle(1));
  const end = await boxOf(handle(3));
  await page.mouse.down();
  await page.mouse.move(start.x + 9, end.y + 9, { steps: 12 });
  await page.mouse.up();
  await expect.poll(titles).toEqual([second, third, first, ...rest]);
  await expect(page.getByText("Moved to position 3 of 6")).toBeAttached();

  await handle(3).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Item 3 of 6 picked up")).toBeAttached();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText("Position 2 of 6")).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Move cancelled")).toBeAttached();
  await expect.poll(titles).toEqual([second, third, first, ...rest]);
  await expect(handle(3)).toHaveAttribute("aria-pressed", "false");
  await expect(handle(3)).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText("Position 2 of 6")).toBeAttached();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText("Position 1 of 6")).toBeAttached();
  await page.keyboard.press("Space");
  await expect.poll(titles).toEqual(before);
  await expect(handle(1)).toBeFocused();
});

import type { Locator } from "@playwright/test";
import { expect, test } from "../../setup/test";
import { Workspace } from "../pages/workspace";

test("in forced colors, what is selected, blocks of the calendar and the marks of clients are visible", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await new Workspace(page).start("full", "/home/actions?view=calendar&scope=week");
  const style = (one: Locator, property: string) =>
    one.first().evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  const canvas = await style(page.locator("body"), "background-color");
  const block = page.locator("button[data-item][style*='top']:has([data-mark])");
  await expect(block.first()).toBeVisible();
  expect(await style(page.locator("nav [aria-current=page]"), "outline-style")).toBe("solid");
  expect(await style(page.locator("label:has(:checked)"), "outline-style")).toBe("solid");
  expect(await style(block, "border-top-width")).toBe("1px");
  expect(await style(block, "border-top-color")).not.toBe(canvas);
  const mark = block.locator("[data-mark]");
  expect(await style(mark, "forced-color-adjust")).toBe("none");
});

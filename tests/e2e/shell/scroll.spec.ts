import { expect, test } from "../../setup/test";
import { Workspace } from "../pages/workspace";

test("a page opens at its top, and Back returns to the row that was pressed @phone", async ({ page }) => {
  const { width = 390 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width, height: 500 });
  await new Workspace(page).start("full");
  const main = page.locator("#main");
  const top = () => main.evaluate((element) => element.scrollTop);
  // A little, so that the beginning of the next page would be hidden by less than a screen.
  await main.evaluate((element) => (element.scrollTop = 90));
  const link = page.getByRole("article").first().getByRole("link").last();
  // Brings it into view, as the press does.
  await link.hover();
  const pressedAt = await top();
  expect(pressedAt).toBeGreaterThan(50);
  await link.click();
  await page.waitForURL(/\/projects\/.+/);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect.poll(top).toBe(0);

  await page.goBack();
  await page.waitForURL("**/home/projects");
  await expect(page.getByRole("article").first()).toBeAttached();
  await expect.poll(top).toBe(pressedAt);
});

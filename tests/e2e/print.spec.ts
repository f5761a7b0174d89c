import { expect, test } from "../setup/test";
import { Income } from "./pages/income";
import { Workspace } from "./pages/workspace";

// What an A4 sheet leaves between its margins.
const sheet = { width: 687, height: 1016 };

test("a page prints light, whole and without its chrome, and the builder its paper", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await new Workspace(page).start("full");
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await expect.poll(background).toBe("dark");
  await page.getByRole("main").getByRole("link", { name: "Cargo bike configurator" }).click();
  const tasks = page.getByRole("region", { name: "Tasks" });
  await expect(tasks.getByRole("listitem").first()).toBeVisible();
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: "print" });
  await expect.poll(background).toBe("light");
  await expect(page.getByRole("complementary")).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("button", { name: "Add", exact: true })).toBeHidden();
  await expect(page.getByRole("searchbox").first()).toBeHidden();
  await expect(tasks.getByRole("listitem").last()).toBeVisible();
  // Nothing is cut off by a panel or by the page.
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll("main, main section, main section > div")]
      .filter((part) => part.scrollHeight > part.clientHeight + 1 && part.clientHeight > 0)
      .map((part) => `${part.tagName} ${part.textContent.slice(0, 20)}`),
  );
  expect(cut).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(sheet.height);

  await page.emulateMedia({ media: "screen" });
  await page.goto("/home/income");
  await page.setViewportSize({ width: 1440, height: 900 });
  await new Income(page).open("Quotation 2", "Member dashboard");
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("region", { name: "Preview" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(page.getByRole("textbox").first()).toBeHidden();
  await expect(page.getByRole("button", { name: "Save Draft" })).toBeHidden();
});

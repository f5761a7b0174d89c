import { expect, test } from "../../setup/test";
import { Palette } from "../pages/palette";
import { Workspace } from "../pages/workspace";

test("shows a letter before the options change", async ({ page }) => {
  await new Workspace(page).start("full", "/home/clients");
  const palette = new Palette(page);
  await palette.open();
  await expect(palette.options.filter({ hasText: "Dark theme" })).toHaveCount(1);
  // In a microtask after the input event, React has rendered all that it does not postpone.
  await palette.field.evaluate((field: HTMLInputElement) => {
    const countOptions = () => document.querySelectorAll("[role=option]").length;
    const before = countOptions();
    document.addEventListener("input", () =>
      queueMicrotask(() => (field.dataset.atInput = `${field.value} ${countOptions() - before}`)),
    );
  });
  await page.keyboard.press("d");
  await expect(palette.options.filter({ hasNotText: /d/i })).toHaveCount(0);
  await expect(palette.field).toHaveAttribute("data-at-input", "d 0");
  await page.keyboard.type("ark");
  await expect(palette.options).toHaveText(["Dark theme"]);
});

test("highlights and shows the first option again when a letter is typed", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await new Workspace(page).start("full", "/home/clients");
  const palette = new Palette(page);
  await palette.open();
  await expect(palette.highlighted).toHaveCount(1);
  const list = palette.dialog.getByRole("listbox");
  const scrollTop = () => list.evaluate((element) => element.scrollTop);
  for (let press = 0; press < 12; press += 1) await page.keyboard.press("ArrowDown");
  await expect(palette.options.nth(12)).toHaveAttribute("data-highlighted");
  await expect.poll(scrollTop).toBeGreaterThan(0);
  // Not a letter of "new" or "create", which also find what is added.
  await page.keyboard.press("i");
  await expect(palette.options.filter({ hasNotText: /i/i })).toHaveCount(0);
  await expect(palette.options.first()).toHaveAttribute("data-highlighted");
  await expect.poll(scrollTop).toBe(0);

  // The same when only the list is scrolled.
  await list.evaluate((element) => element.scrollTo(0, 50));
  await expect.poll(scrollTop).toBe(50);
  await page.keyboard.press("Backspace");
  await expect(palette.options.first()).toHaveAttribute("data-highlighted");
  await expect.poll(scrollTop).toBe(0);
});

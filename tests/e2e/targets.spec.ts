import { expect, test } from "../setup/test";
import { Workspace } from "./pages/workspace";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const pages = [
  "/home/projects",
  "/home/actions",
  "/home/actions?view=calendar",
  "/home/files",
  "/home/clients",
  "/home/partners",
  "/home/income",
  "/home/income?tab=documents",
];

test("every link, button and field of the list pages is 44 px high on touch screens, and no page is too wide when zoomed", async ({
  page,
}) => {
  await new Workspace(page).begin("full");
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole("status", { name: "Loading" })).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("button").first()).toBeVisible();
    const targets = page.locator("a[href], button, input, [role=combobox]").filter({ visible: true });
    await expect.poll(() => targets.count()).toBeGreaterThan(12);
    const small = await targets.evaluateAll(tooLow);
    expect(small, path).toEqual([]);
    // A window of 1280 px at 200 % and at 400 %.
    for (const width of [640, 320]) {
      await page.setViewportSize({ width, height: 640 });
      const isWide = await page.evaluate(() =>
        [...document.querySelectorAll("html, main")].some((part) => part.scrollWidth > part.clientWidth),
      );
      expect(isWide, `${path} at ${width} px`).toBe(false);
    }
    await page.setViewportSize({ width: 390, height: 844 });
  }
});

/** Runs in the page: returns the names of the targets that are too low. */
function tooLow(targets: Element[]): string[] {
  return targets.flatMap((target) => {
    // Links in the sentence of Today, as in any text, are as high as its lines (WCAG 2.5.8).
    if (target.closest("[aria-label=Today] > div > p")) return [];
    const box = (target.closest("label") ?? target).getBoundingClientRect();
    const area = getComputedStyle(target, "::after");
    const reach = area.content !== "none" && area.position === "absolute" ? parseFloat(area.height) : 0;
    const height = Math.max(box.height, target.getBoundingClientRect().height, reach);
    // Visually hidden elements are not pressed.
    if (box.width <= 1 || height >= 43.5) return [];
    return [`${target.getAttribute("aria-label") ?? target.textContent}: ${height}`];
  });
}

import { expect, test } from "../../setup/test";
import { Workspace } from "../pages/workspace";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const pages = [
  "/home/projects",
  "/home/actions",
  "/home/actions?view=calendar",
  "/home/files",
  "/home/time",
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
    // Links in the sentence of Today, as in any text, are as high as its lines (WCAG 2.5.8). The skip link is shown on focus.
    const targets = page
      .locator("a[href], button, input, [role=combobox]")
      .filter({ visible: true })
      .and(page.locator(":not(:is([aria-label=Today] > div > p > a, [href='#main']))"));
    await expect.poll(() => targets.count()).toBeGreaterThan(12);
    const small = await targets.evaluateAll(tooLow);
    expect(small, path).toEqual([]);
    expect(await targets.evaluateAll(covered), path).toEqual([]);
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
    const box = (target.closest("label") ?? target).getBoundingClientRect();
    const area = getComputedStyle(target, "::after");
    const reach = area.content !== "none" && area.position === "absolute" ? parseFloat(area.height) : 0;
    const height = Math.max(box.height, target.getBoundingClientRect().height, reach);
    // Visually hidden elements are not pressed.
    if (box.width <= 1 || height >= 43.5) return [];
    return [`${target.getAttribute("aria-label") ?? target.textContent}: ${height}`];
  });
}

/** Runs in the page: returns the names of the targets of which others leave less than 24 px of height (WCAG 2.5.8). */
function covered(targets: Element[]): string[] {
  return targets.flatMap((target) => {
    target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, top, width, height } = target.getBoundingClientRect();
    const area = target.closest("label") ?? target;
    const isHit = (x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (area.contains(hit) || (target.matches("input") && hit.contains(target)));
    };
    const rows = Array.from({ length: height + 44 }, (_, index) => top - 22 + index);
    const free = [0.1, 0.5, 0.9].map((part) => rows.filter((y) => isHit(left + width * part, y)).length);
    // Visually hidden elements are not pressed.
    if (width <= 1 || Math.max(...free) >= 24) return [];
    return [`${target.getAttribute("aria-label") ?? target.textContent}: ${free}`];
  });
}

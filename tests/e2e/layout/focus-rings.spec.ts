import { expect, test } from "../../setup/test";
import { Workspace } from "../pages/workspace";

const pages = [
  "/home/projects",
  "/home/projects/{project}",
  "/home/actions",
  "/home/actions?view=calendar",
  "/home/files",
  "/home/time",
  "/home/clients",
  "/home/clients/{client}",
  "/home/partners",
  "/home/income",
  "/home/income?tab=documents",
  "/home/settings",
  "/home/settings?part=documents",
  "/home/income/document/invoice/{project}",
];

test("no focus ring is clipped", async ({ page }) => {
  const workspace = new Workspace(page);
  await workspace.start("full");
  const ids = { project: await workspace.firstId("project"), client: await workspace.firstId("client") };
  const clipped: string[] = [];
  for (const path of pages) {
    await page.goto(path.replace("{project}", ids.project).replace("{client}", ids.client));
    await expect(page.getByRole("status", { name: "Loading" })).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("button").first()).toBeVisible();
    // After a key, every focus is shown, also one by script.
    await page.keyboard.press("Tab");
    const found = await page
      .locator(
        ":is(a[href], button:enabled, input:enabled, textarea:enabled, [tabindex]):not([tabindex='-1'])",
      )
      .filter({ visible: true })
      .evaluateAll(clippedRings);
    clipped.push(...found.map((words) => `${path}: ${words}`));
  }
  expect(clipped).toEqual([]);
});

/** Runs in the page: focuses each element, and names those whose ring is outside of the window or of an ancestor that clips it. */
async function clippedRings(stops: Element[]): Promise<string[]> {
  const ringOf = (stop: Element) => {
    for (let element: Element | null = stop; element; element = element.parentElement) {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
      const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset);
      if (outlineStyle !== "none" && parseFloat(outlineWidth) > 0) return { element, reach };
    }
    return undefined;
  };
  const clippedBy = (stop: Element): string[] => {
    // Visually hidden elements, and those of closed parts.
    if (!(stop instanceof HTMLElement) || stop.getBoundingClientRect().width <= 1) return [];
    stop.focus();
    const ring = document.activeElement === stop ? ringOf(stop) : undefined;
    if (!ring) return [];
    const box = ring.element.getBoundingClientRect();
    const sides = {
      top: box.top - ring.reach,
      left: box.left - ring.reach,
      bottom: box.bottom + ring.reach,
      right: box.right + ring.reach,
    };
    const isOutside = (
      frame: { top: number; left: number; bottom: number; right: number },
      x: boolean,
      y: boolean,
    ) =>
      (y && (sides.top < frame.top - 0.5 || sides.bottom > frame.bottom + 0.5)) ||
      (x && (sides.left < frame.left - 0.5 || sides.right > frame.right + 0.5));
    const name = (stop.getAttribute("aria-label") ?? stop.textContent).slice(0, 40);
    const window_ = { top: 0, left: 0, bottom: innerHeight, right: innerWidth };
    if (isOutside(window_, true, true)) return [`${name}, by the window`];
    for (let frame = ring.element.parentElement; frame; frame = frame.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(frame);
      const outer = frame.getBoundingClientRect();
      const inner = {
        top: outer.top + frame.clientTop,
        left: outer.left + frame.clientLeft,
        bottom: outer.top + frame.clientTop + frame.clientHeight,
        right: outer.left + frame.clientLeft + frame.clientWidth,
      };
      // A row that is higher than its frame cannot be inside of it.
      const isLow = box.height + 8 > inner.bottom - inner.top;
      if (isOutside(inner, overflowX !== "visible", overflowY !== "visible" && !isLow))
        return [`${name}, by ${frame.tagName} ${frame.className.slice(0, 60)}`];
    }
    return [];
  };
  const found: string[] = [];
  for (const stop of stops) {
    if (clippedBy(stop).length === 0) continue;
    // Rows far from the window get their height when they are scrolled to.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    found.push(...clippedBy(stop));
  }
  return found;
}

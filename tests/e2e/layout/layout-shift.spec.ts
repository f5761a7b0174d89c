import { expect, test } from "../../setup/test";
import { Workspace } from "../pages/workspace";

// The placeholders have the size of what replaces them. A name of two lines and the controls of the other tab may move a page.
const MOST = 0.06;
// The overdue invoices have their place while they load.
const MOST_OF_ACTIONS = { phone: 0.01, desktop: 0.02 };

test("pages do not move when their rows arrive @phone", async ({ page, isMobile }) => {
  const workspace = new Workspace(page);
  await workspace.start("full");
  const id = await workspace.firstId("project");
  await page.addInitScript(watchShifts);
  for (const [path, most] of [
    ["/home/income?tab=documents", MOST],
    [`/home/projects/${id}`, MOST],
    ["/home/actions", MOST_OF_ACTIONS[isMobile ? "phone" : "desktop"]],
  ] as const) {
    let answer = () => {};
    const isPainted = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/api/**", async (route) => {
      await isPainted;
      await route.continue();
    });
    await page.goto(path);
    await expect(page.getByRole("status", { name: "Loading" }).first()).toBeVisible();
    answer();
    await expect(page.getByRole("status", { name: "Loading" })).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted), path).toBeLessThan(
      most,
    );
    await page.unrouteAll({ behavior: "wait" });
  }
});

/** Adds up the layout shifts of the page, as parts of its window. */
function watchShifts() {
  const page = window as unknown as { shifted: number };
  page.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
      page.shifted += value;
  }).observe({ type: "layout-shift", buffered: true });
}

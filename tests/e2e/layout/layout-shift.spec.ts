import { expect, test } from "../../setup/test";
import { Workspace } from "../pages/workspace";

// The placeholders have the size of what replaces them. On a desktop a name of two lines may move a page, and the static page of
// Income has the controls of the other tab.
const MOST = { phone: 0.01, desktop: 0.06 };
const MOST_OF_ACTIONS = { phone: 0.01, desktop: 0.02 };

test("pages do not move when their rows arrive @phone", async ({ page, isMobile }) => {
  const workspace = new Workspace(page);
  const device = isMobile ? "phone" : "desktop";
  await workspace.start("full");
  const id = await workspace.firstId("project");
  await page.addInitScript(watchShifts);
  for (const [path, most] of [
    ["/home/income?tab=documents", MOST[device]],
    ["/home/income", MOST[device]],
    ["/home/clients", MOST[device]],
    [`/home/projects/${id}`, MOST[device]],
    ["/home/actions", MOST_OF_ACTIONS[device]],
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

test.describe("on a first visit", () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test("the clock that runs moves neither the tour nor the page when it arrives @phone", async ({
    page,
    isMobile,
  }) => {
    const workspace = new Workspace(page);
    await workspace.begin("full");
    await page.addInitScript(watchShifts);
    await page.goto("/home/projects");
    await expect(
      page.getByRole("button", { name: /^Edit the running time of/ }).filter({ visible: true }),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: "Next" })).toBeVisible();
    const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
    expect(shifted).toBeLessThan(MOST[isMobile ? "phone" : "desktop"]);
  });
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

import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { entries } from "../../scripts/gallery/entries.mjs";
import { expect, test } from "../setup/test";
import { Workspace } from "./pages/workspace";

for (const demo of ["full", "blank", "none"] as const) {
  const views = entries.filter((entry) => (entry.demo ?? "full") === demo);

  test(`axe finds nothing in the gallery's views (${demo}) @phone`, async ({ page, allowConsole }) => {
    test.setTimeout(240_000);
    allowConsole(/404/);
    if (demo !== "none") await new Workspace(page).start(demo);
    for (const { name, path, steps } of views) {
      await test.step(name, async () => {
        await page.goto(path);
        await page.waitForLoadState("networkidle");
        await steps?.(page);
        expect.soft(await findFaults(page), name).toEqual([]);
      });
    }
  });
}

/** What axe has to say, once without and once with the dark colours. */
async function findFaults(page: Page) {
  // What is still fading in has less contrast than it will have.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  );
  await page.emulateMedia({ colorScheme: "light" });
  const light = await axe(page).analyze();
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await axe(page).withRules(["color-contrast"]).analyze();
  return [...light.violations, ...dark.violations].map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`,
  );
}

/** Without the spots that hand the focus on, and the rule that all is in a landmark: popups are drawn behind the page. */
function axe(page: Page) {
  return new AxeBuilder({ page }).exclude("[data-base-ui-focus-guard]").disableRules(["region"]);
}

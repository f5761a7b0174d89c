import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { entries } from "../../scripts/gallery/entries.mjs";
import { expect, test } from "../setup/test";
import { Workspace } from "./pages/workspace";

type Result = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"][number];

for (const demo of ["full", "blank", "none"] as const) {
  const views = entries.filter((entry) => (entry.demo ?? "full") === demo);

  test(`axe finds nothing in the views of the gallery (${demo}) @phone`, async ({
    page,
    allowConsole,
  }, info) => {
    test.setTimeout(600_000);
    allowConsole(/404/);
    const isPhone = info.project.name === "phone";
    if (demo !== "none") await new Workspace(page).start(demo);
    for (const { name, path, steps } of views) {
      await test.step(name, async () => {
        await page.goto(path);
        await page.waitForLoadState("networkidle");
        await steps?.(page);
        expect.soft(await findFaults(page, isPhone), name).toEqual([]);
      });
    }
  });
}

/** What axe has to say, and of the dark colours too where the page is wide: they are the same on a phone. */
async function findFaults(page: Page, isPhone: boolean) {
  // What is still fading in has less contrast than it will have.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  );
  await page.emulateMedia({ colorScheme: "light" });
  const light = await inLandmarks(page, await violations(axe(page)));
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = isPhone ? [] : await violations(axe(page).withRules(["color-contrast"]));
  return [...light, ...dark]
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`);
}

/** Without the spots that hand the focus on. Describing what is in order takes most of the time, and nobody reads it. */
function axe(page: Page) {
  return new AxeBuilder({ page })
    .exclude("[data-base-ui-focus-guard]")
    .options({ resultTypes: ["violations"] })
    .setLegacyMode();
}

async function violations(builder: AxeBuilder) {
  return (await builder.analyze()).violations;
}

/** Menus and pickers are drawn behind the page; all else has to lie within its landmarks. */
async function inLandmarks(page: Page, found: Result[]) {
  const isBehind = ({ target }: Result["nodes"][number]) =>
    page.locator(target.join(" ")).evaluate((element) => element.closest("[data-base-ui-portal]") !== null);
  const kept: Result[] = [];
  for (const result of found) {
    const nodes: Result["nodes"] = [];
    for (const node of result.nodes) if (result.id !== "region" || !(await isBehind(node))) nodes.push(node);
    kept.push({ ...result, nodes });
  }
  return kept;
}

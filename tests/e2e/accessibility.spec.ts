import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { entries } from "../../scripts/gallery/entries.mjs";
import { expect, test } from "../setup/test";
import { Workspace } from "./pages/workspace";

// Less than half of what `axe.source` is, which every view has to read.
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

for (const demo of ["full", "blank", "none"] as const) {
  const views = entries.filter((entry) => (entry.demo ?? "full") === demo);

  test(`axe finds nothing in the views of the gallery (${demo}) @phone`, async ({
    page,
    allowConsole,
  }, info) => {
    test.setTimeout(600_000);
    allowConsole(/404/);
    const isPhone = info.project.name === "phone";
    if (demo !== "none") await new Workspace(page).begin(demo);
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
  await page.evaluate(axeSource);
  const light = await runAxe(page);
  await page.emulateMedia({ colorScheme: "dark" });
  return isPhone ? light : [...light, ...(await runAxe(page, ["color-contrast"]))];
}

/** One line for each rule that is broken; asked for in the page itself, because its whole report is slow to send. */
function runAxe(page: Page, runOnly?: string[]) {
  return page.evaluate(async (rules) => {
    const { axe: there } = window as unknown as { axe: typeof axe };
    const { violations } = await there.run(
      // Spots that hand the focus on.
      { exclude: ["[data-base-ui-focus-guard]"] },
      // Describing what is in order takes most of the time, and nobody reads it.
      { runOnly: rules, resultTypes: ["violations"], elementRef: true },
    );
    // Menus and pickers are drawn behind the page; all else has to lie within its landmarks.
    const isBehind = (element?: HTMLElement) => Boolean(element?.closest("[data-base-ui-portal]"));
    return violations
      .map(({ id, nodes }) => ({
        id,
        nodes: nodes.filter((node) => id !== "region" || !isBehind(node.element)),
      }))
      .filter(({ nodes }) => nodes.length > 0)
      .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`);
  }, runOnly);
}

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { entries } from "../../tools/gallery/entries.mjs";
import { waitForContent } from "../../tools/gallery/wait-for-content.mjs";
import { expect, test } from "../setup/test";
import { Workspace } from "./pages/workspace";

// Less than half of what `axe.source` is, which every view has to read.
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

for (const demo of ["full", "blank", "none"] as const) {
  const views = entries.filter((entry) => (entry.demo ?? "full") === demo);

  // Each view is opened once, on a phone that then becomes a desktop: opening it anew takes longer than looking at it.
  test(`axe finds nothing in the views of the gallery, narrow and wide (${demo})`, async ({
    page,
    allowConsole,
  }) => {
    test.setTimeout(600_000);
    allowConsole(/404/);
    const touch = await page.context().newCDPSession(page);
    const become = async (kind: "phone" | "desktop") => {
      const isPhone = kind === "phone";
      await touch.send("Emulation.setTouchEmulationEnabled", { enabled: isPhone });
      await page.setViewportSize(isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 });
    };
    if (demo !== "none") await new Workspace(page).begin(demo);
    for (const { name, path, steps } of views) {
      await test.step(name, async () => {
        await page.emulateMedia({ colorScheme: "light" });
        await become("phone");
        await page.goto(path);
        await waitForContent(page);
        await steps?.(page);
        await page.evaluate(axeSource);
        expect.soft(await findFaults(page), `${name}, narrow`).toEqual([]);
        const popups = await page.getByRole("dialog").or(page.getByRole("menu")).count();

        await become("desktop");
        await expect(page.getByRole("dialog").or(page.getByRole("menu"))).toHaveCount(popups);
        expect.soft(await findFaults(page), `${name}, wide`).toEqual([]);
        await page.emulateMedia({ colorScheme: "dark" });
        expect.soft(await findFaults(page, ["color-contrast"]), `${name}, dark`).toEqual([]);
      });
    }
  });
}

async function findFaults(page: Page, rules?: string[]) {
  // What is still fading in has less contrast than it will have.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  );
  return runAxe(page, rules);
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

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { entries } from "../../../tools/gallery/entries/entries.mjs";
import { openAccount } from "../../../tools/gallery/open-account.mjs";
import { waitForContent } from "../../../tools/gallery/wait-for-content.mjs";
import { expect, test } from "../../setup/test";
import { Workspace } from "../pages/workspace";

// Less than half the size of `axe.source`, which every view has to parse.
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

// The second pass at desktop size and in dark colors is part of `npm run test:full`.
const isFull = Boolean(process.env.TEST_FULL);

// Each test has minutes on a slow machine, too.
const MOST_VIEWS = 30;

const groups = (["full", "blank", "account", "none"] as const).flatMap((demo) =>
  [false, true].flatMap((isBroken) => {
    const views = entries.filter(
      (entry) => (entry.demo ?? "full") === demo && Boolean(entry.isBroken) === isBroken,
    );
    const parts = Math.ceil(views.length / MOST_VIEWS);
    return Array.from({ length: parts }, (_, part) => ({
      demo,
      isBroken,
      title: `${demo}${isBroken ? ", failed requests" : ""}${parts === 1 ? "" : `, part ${part + 1} of ${parts}`}`,
      views: views.slice(part * MOST_VIEWS, (part + 1) * MOST_VIEWS),
    }));
  }),
);

for (const { demo, isBroken, title, views } of groups) {
  // Each view is opened once, at phone size, and then resized: opening it takes longer than checking it.
  test(`axe finds no violation in any view of the gallery at ${isFull ? "390 and 1440" : "390"} px, no short word is broken, and nothing is cut off at 320 px (${title})`, async ({
    page,
    allowConsole,
  }) => {
    test.setTimeout(600_000);
    // An unknown address, a call that needs a proof of identity, and a task whose project is in the trash.
    allowConsole(/404|403|409/);
    if (isBroken) allowConsole(/500|ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
    // Each view is without the unsaved input of earlier ones, as in the gallery.
    await page.addInitScript(() => {
      // Between the views, on about:blank.
      if (window.origin === "null") return;
      for (const key of Object.keys(localStorage))
        if (key.startsWith("pennant-draft:")) localStorage.removeItem(key);
    });
    const touch = await page.context().newCDPSession(page);
    const become = async (kind: "phone" | "desktop") => {
      const isPhone = kind === "phone";
      await touch.send("Emulation.setTouchEmulationEnabled", { enabled: isPhone });
      await page.setViewportSize(isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 });
    };
    if (demo === "account") await openAccount(page.context());
    else if (demo !== "none") await new Workspace(page).begin(demo);
    for (const { name, path, steps, isPhoneOnly, isInSheet, isWithoutCode } of views) {
      await test.step(name, async () => {
        await page.emulateMedia({ colorScheme: "light" });
        await become("phone");
        await page.goto(path);
        await waitForContent(page);
        await steps?.(page);
        // Until its code has loaded, its main part is inert: shown, but not offered to assistive technology.
        if (isWithoutCode) await page.locator("#main").evaluate((main) => main.removeAttribute("inert"));
        const rules = isWithoutCode ? ["color-contrast"] : undefined;
        await page.evaluate(axeSource);
        expect.soft(await findFaults(page, rules), `${name}, narrow`).toEqual([]);
        expect.soft(await page.evaluate(brokenWords), `${name}, words on two lines`).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        expect.soft(await page.evaluate(cutControls), `${name}, at 320 px`).toEqual([]);
        if (isFull) {
          const popups = await page.getByRole("dialog").or(page.getByRole("menu")).count();
          await become(isPhoneOnly ? "phone" : "desktop");
          if (isInSheet) await steps?.(page);
          else await expect(page.getByRole("dialog").or(page.getByRole("menu"))).toHaveCount(popups);
          if (!isPhoneOnly) expect.soft(await findFaults(page, rules), `${name}, wide`).toEqual([]);
          await page.emulateMedia({ colorScheme: "dark" });
          expect.soft(await findFaults(page, ["color-contrast"]), `${name}, dark`).toEqual([]);
        }
        // Views may have the same URL, or differ only in its fragment, and answers of their own.
        await page.unrouteAll({ behavior: "ignoreErrors" });
        await page.context().setOffline(false);
        await page.goto("about:blank");
      });
    }
  });
}

/** Runs in the page: returns the words of at most 16 letters that are alone in their element and do not fit on one line of it. */
function brokenWords(): string[] {
  // Texts for screen readers alone are in a box of one pixel.
  const isHiddenBox = (element: Element): boolean =>
    element.getBoundingClientRect().width <= 1 ||
    (element.parentElement !== null && isHiddenBox(element.parentElement));
  const texts = [...document.querySelectorAll("body *")].filter(
    (element) => element.childElementCount === 0 && /^\p{L}{2,16}$/u.test(element.textContent),
  );
  return texts.flatMap((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const rects = [...range.getClientRects()];
    const [first] = rects;
    // A line of a script may consist of parts of different heights.
    const isBroken = first && rects.some(({ top }) => top >= first.bottom - 1);
    return isBroken && element.checkVisibility() && !isHiddenBox(element) ? [element.textContent] : [];
  });
}

/** Runs in the page: returns the names of the controls that reach beyond its sides, where nothing can be scrolled. */
function cutControls(): string[] {
  const isScrolled = (element: Element): boolean => {
    if (element.matches("main, body")) return false;
    const { overflowX } = getComputedStyle(element);
    if (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth) return true;
    return element.parentElement !== null && isScrolled(element.parentElement);
  };
  const controls = [...document.querySelectorAll("button, a[href], input, textarea, [role=combobox]")];
  return controls.flatMap((control) => {
    const { left, right, width } = control.getBoundingClientRect();
    // Visually hidden elements are not pressed.
    if (width <= 1 || !control.checkVisibility() || control.closest("[inert], [aria-hidden=true]")) return [];
    if ((left >= -0.5 && right <= innerWidth + 0.5) || isScrolled(control)) return [];
    return [`${control.getAttribute("aria-label") ?? control.textContent}: ${left} to ${right}`];
  });
}

async function findFaults(page: Page, rules?: string[]) {
  // Elements that are still fading in have less contrast than later.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  );
  return runAxe(page, rules);
}

/** Returns one line per violated rule. Runs in the page, because the whole report is slow to transfer. */
function runAxe(page: Page, runOnly?: string[]) {
  return page.evaluate(async (rules) => {
    const { axe: there } = window as unknown as { axe: typeof axe };
    const { violations } = await there.run(
      // Focus guards, which pass the focus on.
      { exclude: ["[data-base-ui-focus-guard]"] },
      // Describing the passed rules takes most of the time and is not needed.
      { runOnly: rules, resultTypes: ["violations"], elementRef: true },
    );
    // Menus and pickers are rendered outside the landmarks; everything else must be inside them.
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

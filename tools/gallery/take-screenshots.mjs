import { mkdirSync } from "node:fs";
import path from "node:path";
import { allToursSeen } from "./all-tours-seen.mjs";
import { pdfOf } from "./new-paper.mjs";
import { openAccount } from "./open-account.mjs";
import { printPages } from "./print-pages.mjs";

const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
const SCHEMES = ["light", "dark"];
const GROUPS = ["none", "blank", "full", "account"].flatMap((demo) => [
  [demo, false],
  [demo, true],
]);
const LONGEST_LOAD_MS = 60_000;
const printed = new Set();
const DEMO_CALLS = { full: "/api/demo", blank: "/api/demo/blank" };

/**
 * Takes all screenshots of the entries at these widths and in these color schemes (default: all). Each has its own browser context, so that it does not show
 * unsaved input of another.
 */
export async function takeScreenshots({ browser, baseURL, entries, folder, widths, schemes = SCHEMES }) {
  const failures = [];
  for (const [demo, addsRows] of GROUPS) {
    const wanted = entries.filter(
      (entry) => (entry.demo ?? "full") === demo && Boolean(entry.addsRows) === addsRows,
    );
    if (wanted.length === 0) continue;
    let session = await signIn(browser, baseURL, demo);
    for (const viewport of SIZES) {
      for (const colorScheme of schemes) {
        for (const entry of wanted) {
          if (!isTakenAt(viewport, entry, widths)) continue;
          const size = entry.viewport ?? viewport;
          const context = await browser.newContext({
            baseURL,
            viewport: size,
            colorScheme,
            locale: entry.locale,
            reducedMotion: "reduce",
            // Phones have larger targets.
            hasTouch: size.width < 768,
            isMobile: size.width < 768,
            storageState: session,
            // Some entries answer requests themselves, which a service worker would hide.
            serviceWorkers: "block",
            deviceScaleFactor: Number(process.env.GALLERY_SCALE ?? 1),
          });
          const name = entry.viewport
            ? `${entry.name}-${colorScheme}`
            : `${entry.name}-${viewport.width}-${colorScheme}`;
          const failure = await takePicture(context, entry, path.join(folder, `${name}.png`));
          if (failure) failures.push(`${name}: ${failure}`);
          // The server has replaced the cookie if the last one is older than ten minutes.
          session = { ...session, cookies: (await context.storageState()).cookies };
          await context.close();
        }
      }
    }
  }
  return failures;
}

/** An entry of one size of its own is taken once, with the first width. */
function isTakenAt(viewport, entry, widths) {
  if (entry.viewport) return viewport === SIZES[0];
  if (widths && !widths.includes(viewport.width)) return false;
  return !entry.isPhoneOnly || viewport.width < 768;
}

/** Starts a demo or opens an account, and stores its session for the screenshots. */
async function signIn(browser, baseURL, demo) {
  const context = await browser.newContext({ baseURL, storageState: allToursSeen(baseURL) });
  if (demo === "account") await openAccount(context);
  else if (demo !== "none") await context.request.get(DEMO_CALLS[demo]);
  const session = await context.storageState();
  await context.close();
  return session;
}

/** Takes one screenshot, and of a paper also the pages of its PDF, once. Returns why it failed, or null. */
async function takePicture(context, { path: address, steps, clip, isPaper, isWithoutCode, name }, file) {
  const page = await context.newPage();
  try {
    await page.goto(address);
    await page.waitForLoadState("networkidle");
    await steps?.(page);
    // Otherwise placeholders would be in the screenshot.
    if (!isWithoutCode) {
      await page.getByRole("status", { name: "Loading" }).first().waitFor({ state: "detached" });
      await page.waitForLoadState("networkidle");
    }
    await page.evaluate(areNearPicturesDecoded);
    if (!isWithoutCode) await waitUntilComplete(page);
    if (process.env.GALLERY_TYPEFACE && !(await page.evaluate(hasTypeface)))
      throw new Error("The product's typeface is not loaded");
    mkdirSync(path.dirname(file), { recursive: true });
    await page.screenshot({ path: file, animations: "disabled", clip: await clip?.(page) });
    if (isPaper && !printed.has(name)) {
      printed.add(name);
      await printPages(await pdfOf(page), path.join(path.dirname(file), "print"), name);
    }
    return null;
  } catch (error) {
    return error.message.split("\n")[0];
  } finally {
    await page.close();
  }
}

/** Not by waitForFunction, which a promise of false would end. */
async function waitUntilComplete(page) {
  const end = Date.now() + LONGEST_LOAD_MS;
  while (!(await page.evaluate(isComplete)))
    if (Date.now() > end) throw new Error("A part of the page is still loading");
}

/**
 * Runs in the page: returns whether the typefaces are loaded and no lazily loaded part shows its skeleton on the screen, for a
 * second: a part whose code has just arrived may still ask for its rows.
 */
async function isComplete() {
  await document.fonts.ready;
  const isOnScreen = (element) => {
    const { top, bottom, width, height } = element.getBoundingClientRect();
    return top < innerHeight && bottom > 0 && width > 0 && height > 0;
  };
  for (const began = performance.now(); performance.now() < began + 1000;) {
    if ([...document.querySelectorAll(".animate-shimmer")].some(isOnScreen)) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
}

/** Runs in the page: returns whether the page has loaded a typeface of its text itself, in any of its subsets. */
function hasTypeface() {
  const nameOf = (family) => family.trim().replace(/^["']|["']$/g, "");
  const names = getComputedStyle(document.body).fontFamily.split(",").map(nameOf);
  return [...document.fonts].some(
    ({ family, status }) => names.includes(nameOf(family)) && status === "loaded",
  );
}

/** Runs in the page: returns whether all visible images are decoded. */
async function areNearPicturesDecoded() {
  const near = [...document.images].filter((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return top < innerHeight && bottom > 0 && width > 0;
  });
  await Promise.all(near.map((image) => image.decode().catch(() => {})));
  return true;
}

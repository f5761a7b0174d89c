import { chromium } from "@playwright/test";
import pg from "pg";
import { allToursSeen } from "../gallery/all-tours-seen.mjs";
import { findBrowser } from "../../scripts/lib/browser.mjs";
import { startDemo } from "./client.mjs";
import { columnsOf, quoteNames } from "./columns.mjs";
import { median } from "./load.mjs";
import { bareScene, scenes } from "./scenes.mjs";

const ROWS = 1000;
const CPU_SLOWDOWN = 4;
const TURNS = 3;

/**
 * Measures presses with 4× CPU slowdown: on a bare page, with the rows of a demo, and with 1,000 rows on each page; the
 * median of three turns for each press.
 */
export async function measureInteraction({ origin, ceilings, databaseUrl }) {
  const browser = await chromium.launch(await findBrowser());
  try {
    const tenant = await startDemo(origin);
    const small = await openPage(browser, tenant);
    const [bare] = await playInTurns(small, [{ ...bareScene, path: `${ceilings.origin}/` }]);
    const asIs = await playInTurns(small, scenes);
    await multiplyRows(databaseUrl);
    const page = await openPage(browser, tenant);
    // Let the pages' searches request all rows, as after pressing "Load more" to the end.
    await page.route("**/api/*/search", (route) =>
      route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), take: ROWS }) }),
    );
    return { rows: ROWS, bare, asIs, long: await playInTurns(page, scenes, ROWS - 1) };
  } finally {
    await browser.close();
  }
}

async function openPage(browser, { origin, cookie }) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: allToursSeen(origin),
    baseURL: origin,
  });
  const [name, ...value] = cookie.split("=");
  await context.addCookies([{ name, value: value.join("="), url: origin }]);
  await context.addInitScript(watch);
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return page;
}

/** Records in the page the time of each interaction to its next paint, in steps of 8 ms, and layout shifts. */
function watch() {
  window.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      const known = window.interactions.get(interactionId) ?? 0;
      if (interactionId) window.interactions.set(interactionId, Math.max(known, duration));
    }
  }).observe({ type: "event", durationThreshold: 16 });
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.shift += value;
  }).observe({ type: "layout-shift" });
}

async function playInTurns(page, played, leastRows = 1) {
  const turns = [];
  for (let turn = 0; turn < TURNS; turn += 1) turns.push(await playAll(page, played, leastRows));
  return turns[0].map(({ path, paints }, at) => ({
    path,
    frame: middleFrame(turns.map((turn) => turn[at].frame)),
    paints: paints.map(({ name }, index) => ({
      name,
      paint: median(turns.map((turn) => turn[at].paints[index].paint)),
    })),
  }));
}

function middleFrame(frames) {
  const medianOf = (name) => median(frames.map((frame) => frame[name]));
  return { p50: medianOf("p50"), p95: medianOf("p95"), shift: medianOf("shift") };
}

async function playAll(page, played, leastRows) {
  const steps = [];
  for (const { path, row, presses } of played) {
    await page.goto(path);
    await page
      .locator(row)
      .nth(leastRows - 1)
      .waitFor();
    await settle(page);
    const frame = await scroll(page, row);
    const paints = [];
    for (const [name, press, shown, keys = 1] of presses) {
      await page.evaluate(() => window.interactions.clear());
      await press(page);
      await settle(page);
      if (shown) await page.locator(shown).first().waitFor();
      const known = await page.evaluate(() => [...window.interactions.values()]);
      // The browser does not report interactions shorter than one frame.
      const unknown = Array.from({ length: Math.max(0, keys - known.length) }, () => 16);
      const times = [...unknown, ...known].sort((a, b) => a - b);
      if (keys > 1) paints.push({ name: `${name}: p75`, paint: times[Math.ceil(keys * 0.75) - 1] });
      paints.push({ name: keys > 1 ? `${name}: slowest` : name, paint: Math.max(16, ...times) });
    }
    steps.push({ path, frame, paints });
  }
  return steps;
}

/** Waits until a press has taken effect: checkboxes and searches wait 400 ms before they send a request. */
async function settle(page) {
  await page.waitForTimeout(1_000);
  await page.waitForLoadState("networkidle");
}

/**
 * Scrolls a list; returns the p50 and p95 of the milliseconds between frames, and the layout shift (CLS).
 */
async function scroll(page, row) {
  await page.locator(row).first().hover();
  await page.evaluate(() => {
    window.frames_ = [];
    window.shift = 0;
    let last = performance.now();
    const tick = (now) => {
      window.frames_.push(now - last);
      last = now;
      window.ticking = requestAnimationFrame(tick);
    };
    window.ticking = requestAnimationFrame(tick);
  });
  for (let turn = 0; turn < 60; turn += 1) await page.mouse.wheel(0, 300);
  const { times, shift } = await page.evaluate(() => {
    cancelAnimationFrame(window.ticking);
    return { times: window.frames_.toSorted((a, b) => a - b), shift: window.shift };
  });
  await page.evaluate(() => document.querySelector("main")?.scrollTo(0, 0));
  return { p50: times[Math.floor(times.length / 2)], p95: times[Math.floor(times.length * 0.95)], shift };
}

/** Copies the newest tenant's rows until each list has enough of them. */
async function multiplyRows(connectionString) {
  const database = new pg.Client({ connectionString });
  await database.connect();
  try {
    for (const [table, where] of Object.entries(LISTS)) {
      const columns = await columnsOf(database, table);
      const values = columns.map((name) => (name === "id" ? "gen_random_uuid()" : `t."${name}"`));
      await database.query(
        `INSERT INTO "${table}" (${quoteNames(columns)}) SELECT ${values.join(", ")}
         FROM "${table}" t, generate_series(1, 500) WHERE ${where}
         AND t."userId" = (SELECT id FROM "User" ORDER BY "createdAt" DESC LIMIT 1) LIMIT ${ROWS}`,
      );
    }
  } finally {
    await database.end();
  }
}

const LISTS = {
  Task: `t."status" = 'pending'`,
  File: "true",
  PartnerContact: "true",
  Project: `t."projectStatus" = 'active' AND t."paymentStatus" <> 'paid'`,
};

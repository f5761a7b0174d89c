import { chromium } from "@playwright/test";
import pg from "pg";
import { welcomed } from "../gallery/welcomed.mjs";
import { findBrowser } from "../../scripts/lib/browser.mjs";
import { startDemo } from "./client.mjs";
import { columnsOf, quoted } from "./columns.mjs";
import { middle } from "./load.mjs";
import { bareScene, scenes } from "./scenes.mjs";

const ROWS = 1000;
const SLOWER = 4;
const TURNS = 3;

/**
 * What a press costs with a processor four times as slow: on a bare page, with the rows of a demo, and with 1,000 on each
 * page; of each press the middle one of three turns.
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
    // The pages' own searches, asking for everything at once: what "Load more" comes to in the end.
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
    storageState: welcomed(origin),
    baseURL: origin,
  });
  const [name, ...value] = cookie.split("=");
  await context.addCookies([{ name, value: value.join("="), url: origin }]);
  await context.addInitScript(watch);
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return page;
}

/** Notes in the page how long each interaction took to its next paint, in steps of 8 ms, and what moved by itself. */
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
      paint: middle(turns.map((turn) => turn[at].paints[index].paint)),
    })),
  }));
}

function middleFrame(frames) {
  const middleOf = (name) => middle(frames.map((frame) => frame[name]));
  return { p50: middleOf("p50"), p95: middleOf("p95"), shift: middleOf("shift") };
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
    for (const [name, press, shown] of presses) {
      await page.evaluate(() => window.interactions.clear());
      await press(page);
      await settle(page);
      if (shown) await page.locator(shown).first().waitFor();
      // What took less than the least that the browser tells counts as one frame.
      const paint = await page.evaluate(() => Math.max(16, ...window.interactions.values()));
      paints.push({ name, paint });
    }
    steps.push({ path, frame, paints });
  }
  return steps;
}

/** Until what a press began has come to rest: a tick waits 400 ms, a search as long, and both are then answered. */
async function settle(page) {
  await page.waitForTimeout(1_000);
  await page.waitForLoadState("networkidle");
}

/**
 * Milliseconds between frames while the wheel turns over a list: the median, and the 95th of 100; and how much moved
 * by itself meanwhile, as browsers score it (CLS).
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

/** The newest tenant's rows over and over, until there are as many of each list as its page is to show. */
async function multiplyRows(connectionString) {
  const database = new pg.Client({ connectionString });
  await database.connect();
  try {
    for (const [table, where] of Object.entries(LISTS)) {
      const columns = await columnsOf(database, table);
      const values = columns.map((name) => (name === "id" ? "gen_random_uuid()" : `t."${name}"`));
      await database.query(
        `INSERT INTO "${table}" (${quoted(columns)}) SELECT ${values.join(", ")}
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

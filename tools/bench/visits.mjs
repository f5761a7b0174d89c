import { chromium } from "@playwright/test";
import { findBrowser } from "../../scripts/lib/browser.mjs";
import { allToursSeen } from "../gallery/all-tours-seen.mjs";
import { median } from "./load.mjs";

const TURNS = Number(process.env.TURNS ?? 5);
/** Lighthouse's phone: slow 4G and a processor four times as slow. */
const PHONE = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 92_160, offline: false };
const CPU_SLOWDOWN = 4;

/** The pages, with the first row of each. */
const places = {
  "/home/projects": "article",
  "/home/actions": "main input[type=checkbox]",
  "/home/income": "main article",
  "/home/projects/{project}": "main input[type=checkbox]",
};

/**
 * Measures first visits and returns of an account on the phone profile, the medians of five: the largest paint (LCP), the blocked
 * time of long tasks (TBT) and the time until the first row is there. The landing page is visited without an account, and a bare
 * page is the floor. Offline has no connection at all.
 */
export async function measureVisits({ origin, ceilings }) {
  const browser = await chromium.launch(await findBrowser());
  try {
    const account = await openAccount(browser, origin);
    const projectId = await account.findProject();
    const visits = [];
    for (const [place, row] of Object.entries(places)) {
      const address = `${origin}${place.replace("{project}", projectId)}`;
      const first = await repeat(async () => {
        const context = await account.newContext();
        try {
          return await visit(context, { address, row });
        } finally {
          await context.close();
        }
      });
      await account.warm(address, row);
      const back = await repeat(() => visit(account.context, { address, row }));
      const offline = await repeat(() => visit(account.context, { address, row, isOffline: true }));
      visits.push({ path: place, first, back, offline });
    }
    const visitor = (place) =>
      repeat(async () => {
        const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
        const figures = await visit(context, place);
        await context.close();
        return figures;
      });
    const landing = await visitor({ address: `${origin}/welcome`, row: "main img" });
    const bare = await visitor({ address: `${ceilings.origin}/`, row: "body" });
    return { bare, landing, visits };
  } finally {
    await browser.close();
  }
}

async function openAccount(browser, origin) {
  const open = () =>
    browser.newContext({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      storageState: allToursSeen(origin),
      baseURL: origin,
    });
  const context = await open();
  await context.request.post("/api/auth/account", {
    data: {
      email: `${Date.now()}@people.example`,
      passphrase: "four plain words together",
      name: "Ida",
      content: "sample",
    },
  });
  return {
    context,
    async newContext() {
      const other = await open();
      await other.addCookies(await context.cookies());
      return other;
    },
    /** Opens a page and waits until it and its rows are kept. */
    async warm(address, row) {
      const page = await context.newPage();
      await page.goto(address);
      await page.locator(row).first().waitFor();
      await page.waitForFunction(async () => Boolean(await caches.match("/service-worker.js/list")));
      await page.waitForLoadState("networkidle");
      await page.close();
    },
    async findProject() {
      const page = await context.newPage();
      await page.goto("/home/projects");
      const link = page.locator('article a[href^="/home/projects/"]').first();
      const id = (await link.getAttribute("href")).split("/").at(-1);
      await page.close();
      return id;
    },
  };
}

async function repeat(act) {
  const turns = [];
  for (let turn = 0; turn < TURNS; turn += 1) turns.push(await act());
  return Object.fromEntries(
    Object.keys(turns[0]).map((key) => [key, median(turns.map((turn) => turn[key]))]),
  );
}

async function visit(context, { address, row, isOffline = false }) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", { ...PHONE, offline: isOffline });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.addInitScript(observe, row);
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => window.visit.row > 0, undefined, { timeout: 60_000 });
  // Until nothing has blocked for two seconds, as Lighthouse does.
  await page.waitForFunction(() => performance.now() - window.visit.quietSince > 2_000, undefined, {
    polling: 200,
  });
  const { paint, blocked, row: rowAt } = await page.evaluate(() => window.visit);
  await page.close();
  return { paint, blocked, row: rowAt };
}

/** Runs in the page before its own scripts. */
function observe(row) {
  window.visit = { paint: 0, blocked: 0, row: 0, quietSince: 0 };
  const on = (type, act) =>
    new PerformanceObserver((list) => list.getEntries().forEach(act)).observe({ type, buffered: true });
  on("largest-contentful-paint", ({ startTime }) => (window.visit.paint = startTime));
  on("longtask", ({ startTime, duration }) => {
    window.visit.blocked += Math.max(0, duration - 50);
    window.visit.quietSince = startTime + duration;
  });
  const look = () => {
    if (document.querySelector(row)) window.visit.row = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}

import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { allToursSeen } from "../gallery/all-tours-seen.mjs";
import { findBrowser } from "../../scripts/lib/browser.mjs";
import { startDemo } from "./client.mjs";
import { measureScripts } from "./page-bytes.mjs";

/** Measures the KiB of JavaScript of each page with a budget. */
export async function measurePages({ origin }) {
  const budgets = JSON.parse(readFileSync(new URL("./page-budgets.json", import.meta.url), "utf8"));
  const browser = await chromium.launch(await findBrowser());
  try {
    const tenant = await startDemo(origin);
    const { items } = await (await tenant.call("POST", "projects/search", { take: 1000 })).json();
    const project = items.find((item) => item.clientId);
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      storageState: allToursSeen(origin),
    });
    const [name, ...value] = tenant.cookie.split("=");
    await context.addCookies([{ name, value: value.join("="), url: origin }]);
    const pages = [];
    for (const [path, budget] of Object.entries(budgets)) {
      const address = path.replace("{project}", project.id).replace("{client}", project.clientId);
      const { kib } = await measureScripts(await context.newPage(), `${origin}${address}`);
      pages.push({ path, kib, budget });
    }
    return pages;
  } finally {
    await browser.close();
  }
}

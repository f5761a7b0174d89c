import { readFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { findBrowser } from "../../scripts/lib/browser.mjs";

const size = { width: 1200, height: 630 };
const typeface = import.meta.resolve("@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf");

/** Takes the image of link previews: the page's headline, and a screenshot that leaves the image at its right and lower edge. */
export async function takeSocialImage(file, screenshot) {
  const browser = await chromium.launch(await findBrowser());
  const page = await browser.newPage({ viewport: size });
  const dataOf = (name) => readFileSync(name).toString("base64");
  const mark = readFileSync(path.resolve(import.meta.dirname, "../../app/icon.svg"), "utf8");
  await page.setContent(`<style>
    @font-face { font-family: Inter; src: url(data:font/ttf;base64,${dataOf(new URL(typeface))}); }
    body { margin: 0; background: #f6f4f1; color: #211f1a; font: 600 72px/76px Inter; letter-spacing: -0.03em; overflow: hidden; }
    header { display: flex; align-items: center; gap: 14px; font-size: 32px; line-height: 40px; letter-spacing: -0.01em; }
    header svg { width: 44px; height: 44px; }
    div { position: absolute; inset: 64px auto auto 64px; width: 470px; }
    h1 { margin: 96px 0 0; font: inherit; }
    img { position: absolute; left: 580px; top: 72px; width: 900px; border: 1px solid #dcd8d1; border-radius: 16px; }
  </style>
  <div><header>${mark}Pennant</header><h1>Clients, projects and invoices on one desk.</h1></div>
  <img src="data:image/png;base64,${dataOf(screenshot)}">`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: file });
  await browser.close();
}

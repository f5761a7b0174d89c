import { mkdirSync } from "node:fs";
import path from "node:path";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];
const SCHEMES = ["light", "dark"];
const DEMO_BUTTONS = { full: /full demo/i, blank: /blank demo/i };

/** Takes every picture of the entries, one browser context for each demo, size and colour scheme. */
export async function photograph({ browser, baseURL, entries, folder }) {
  const faults = [];
  for (const demo of ["none", "blank", "full"]) {
    const wanted = entries.filter((entry) => (entry.demo ?? "full") === demo);
    if (wanted.length === 0) continue;
    const session = await signIn(browser, baseURL, demo);
    for (const viewport of SIZES) {
      for (const colorScheme of SCHEMES) {
        const context = await browser.newContext({ baseURL, viewport, colorScheme, storageState: session });
        for (const entry of wanted) {
          const name = `${entry.name}-${viewport.width}-${colorScheme}`;
          const fault = await takePicture(context, entry, path.join(folder, `${name}.png`));
          if (fault) faults.push(`${name}: ${fault}`);
        }
        await context.close();
      }
    }
  }
  return faults;
}

/** Starts a demo as a visitor does, and keeps the session for the pictures. */
async function signIn(browser, baseURL, demo) {
  const context = await browser.newContext({ baseURL });
  if (demo !== "none") {
    const page = await context.newPage();
    await page.goto("/");
    await page.getByRole("button", { name: DEMO_BUTTONS[demo] }).first().click();
    await page.waitForURL(/\/(welcome|home)/, { timeout: 30_000 });
  }
  const session = await context.storageState();
  await context.close();
  return session;
}

async function takePicture(context, { path: address, steps }, file) {
  const page = await context.newPage();
  try {
    await page.goto(address);
    await page.waitForLoadState("networkidle");
    await steps?.(page);
    mkdirSync(path.dirname(file), { recursive: true });
    await page.screenshot({ path: file, animations: "disabled" });
    return null;
  } catch (error) {
    return error.message.split("\n")[0];
  } finally {
    await page.close();
  }
}

import type { Browser, BrowserContext } from "@playwright/test";
import { allToursSeen } from "../../tools/gallery/all-tours-seen.mjs";
import { openFaultyProxy } from "./faulty-proxy";

/**
 * Opens a browser whose connection to the server can be cut or stalled while the browser itself is online. It has service
 * workers, so that an account's offline copy is kept.
 */
export async function openBehindProxy(browser: Browser) {
  const proxy = await openFaultyProxy({ port: Number(process.env.E2E_PORT), host: "localhost" });
  const baseURL = `http://localhost:${proxy.port}`;
  const context: BrowserContext = await browser.newContext({
    baseURL,
    serviceWorkers: "allow",
    storageState: allToursSeen(baseURL),
    reducedMotion: "reduce",
  });
  return {
    proxy,
    context,
    page: await context.newPage(),
    async close() {
      await context.close();
      proxy.close();
    },
  };
}

import type { Page } from "@playwright/test";

/** Holds back the scripts of pages until the returned function is called. */
export async function holdScripts(page: Page) {
  let load = () => {};
  const allowed = new Promise<void>((resolve) => (load = resolve));
  await page.unrouteAll();
  await page.route("**/_next/static/**/*.js", async (route) => {
    await allowed;
    await route.continue();
  });
  return load;
}

import { gzipSync } from "node:zlib";

/** KiB of JavaScript, gzipped, that a page loads before anybody does anything, and its files, the largest first. */
export async function measureScripts(page, path) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  const files = [];
  const keep = (response) => {
    if (response.request().resourceType() !== "script") return;
    files.push(response.body().then((body) => ({ url: response.url(), kib: gzipSync(body).length / 1024 })));
  };
  page.on("response", keep);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  page.off("response", keep);
  await session.detach();
  const loaded = (await Promise.all(files)).toSorted((a, b) => b.kib - a.kib);
  return { kib: loaded.reduce((sum, file) => sum + file.kib, 0), files: loaded };
}

import { gzipSync } from "node:zlib";

/** Returns the gzipped KiB of JavaScript of a page's first load, and its files, the largest first. */
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

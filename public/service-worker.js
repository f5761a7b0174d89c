// Keeps the pages and the code of an account in this browser (docs/decisions/0170-offline-copy.md). Rows are not kept here: see
// lib/query/persist-rows.ts. Sign-out deletes the cache and unregisters this worker; without the cache it only passes requests on.
const CODE = "pennant-code";
/** The page has put this into the cache; a cache without it was deleted meanwhile (lib/query/start-offline-copy.ts). */
const MARK = "/service-worker.js/mark";
/** The addresses of what the newest pages need. */
const LIST = "/service-worker.js/list";

/** The static page of an address, as in the rewrites of next.config.ts. */
const pages = [
  [/^\/home\/(?:projects|files|actions|time|clients|partners|income|settings)$/, (path) => path],
  [/^\/home\/(projects|clients)\/[^/]+$/, (path) => `/home/${path.split("/")[2]}/open`],
  [/^\/home\/income\/document\/(?:quotation|invoice|receipt)\/[^/]+$/, () => "/home/income/document/new"],
  [/^\/home\/income\/document\/new$/, (path) => path],
  [/^\/home\/income\/document\/[^/]+$/, () => "/home/income/document/open"],
];
const kept = [
  ...["projects", "files", "actions", "time", "clients", "partners", "income", "settings"].map((section) => `/home/${section}`),
  ...["projects", "clients", "income/document"].map((section) => `/home/${section}/open`),
  "/home/income/document/new",
];

// Responses vary by the headers of the router, which an address here does not.
const anyRequest = { ignoreVary: true };

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", (event) => {
  if (event.data === "keep") event.waitUntil(keepPages().catch(() => {}));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/_next/static/")) return event.respondWith(findAsset(request));
  const page = pageOf(pathname);
  if (!page && request.mode === "navigate" && pathname.startsWith("/home/"))
    return event.respondWith(fetch(request).catch(offlinePage));
  if (!page) return;
  if (request.mode === "navigate") event.respondWith(findPage(page, request));
  // The router asks for its own format. An answer in another one makes it open the page itself.
  else if (request.headers.has("rsc")) event.respondWith(fetch(request).catch(() => findPage(page, request)));
});

/** Returns the path of the static page that an address shows; undefined if none is kept for it. */
function pageOf(path) {
  const [, toPage] = pages.find(([pattern]) => pattern.test(path)) ?? [];
  return toPage?.(path);
}

/** Returns what the cache has; undefined also if it cannot be read, as what can be fetched must not fail with it. */
function findKept(address) {
  return caches.match(address, anyRequest).catch(() => undefined);
}

/** Returns a file of the build, whose address changes with its content. */
async function findAsset(request) {
  const found = await findKept(request.url);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) {
    const copy = response.clone();
    // A full disk must not break the page: what cannot be stored is fetched again.
    await openCache().then(
      (cache) => cache?.put(request.url, copy),
      () => {},
    );
  }
  return response;
}

async function findPage(page, request) {
  const found = await findKept(page);
  // A new response has the address of the request, which the router opens; the stored one has that of the static page.
  return found ? new Response(found.body, found) : fetch(request).catch(offlinePage);
}

/** Returns the page for an address of the workspace that is not kept, in place of the browser's own error. */
function offlinePage() {
  const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Offline · Pennant</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:28rem;margin:20vh auto;padding:0 20px;color-scheme:light dark}</style>
<h1>You're offline</h1><p>This browser has no copy of this page. Open it again when you're connected.</p>
<p><a href="/home/projects">Back to projects</a></p></html>`;
  return new Response(html, { status: 503, headers: { "content-type": "text/html; charset=utf-8" } });
}

/** Stores every page with everything that it can load. Pages are replaced together, once the code of the new ones is there. */
async function keepPages() {
  const first = await fetchPage(kept[0]);
  if (!first || (await textOf(kept[0])) === first.html) return;
  const fetched = [first, ...(await Promise.all(kept.slice(1).map(fetchPage)))];
  if (fetched.includes(undefined)) return;
  const needed = new Set();
  for (const { html } of fetched) await collect(html, needed);
  // A page that is still open may need the code of the build before this one.
  const before = new Set(JSON.parse((await textOf(LIST)) ?? "[]"));
  const cache = await openCache();
  if (!cache) return;
  // The first page last: it says that the others are of the same build, also if the disk is full or the browser is closed.
  for (const { page, response } of fetched.reverse()) await cache.put(page, response);
  await cache.put(LIST, new Response(JSON.stringify([...needed])));
  const current = new Set([...kept, MARK, LIST, ...needed, ...before]);
  for (const { url } of await cache.keys())
    if (!current.has(new URL(url).pathname)) await cache.delete(url);
}

async function fetchPage(page) {
  try {
    const response = await fetch(page, { cache: "no-cache" });
    if (!response.ok || response.redirected) return undefined;
    return { page, response: response.clone(), html: await response.text() };
  } catch {
    return undefined;
  }
}

/** Stores the files that a text names, and those that they name. */
async function collect(text, needed) {
  const names = text.match(/static\/(?:chunks|media)\/[\w.~-]+\.(?:js|css|woff2)/g) ?? [];
  for (const name of new Set(names)) {
    const path = `/_next/${name}`;
    if (needed.has(path)) continue;
    needed.add(path);
    const response = await findAsset(new Request(path));
    if (/\.(js|css)$/.test(path) && response.ok) await collect(await response.text(), needed);
  }
}

async function textOf(path) {
  return (await findKept(path))?.text();
}

/** Returns the cache; undefined if it was deleted. Opening a deleted cache creates it, so that one is deleted again. */
async function openCache() {
  const cache = await caches.open(CODE);
  if (await cache.match(MARK)) return cache;
  await caches.delete(CODE);
  return undefined;
}

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const POLICY = "Content-Security-Policy";
// Can be served instead of any page.
const FALLBACKS = ["/_not-found", "/_global-error", "/404", "/500"];

/**
 * Adds a script policy for each page to the headers of a build: scripts of its own origin, and its inline scripts by hash.
 * Every page is static, so both are known after the build (docs/decisions/0080-script-policy-by-hash.md). `pages` maps each
 * path to its HTML file. Returns all headers with a policy.
 */
export function addScriptPolicies({ folder, pages }) {
  const file = path.join(folder, "routes-manifest.json");
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  const everywhere = manifest.headers.find(({ headers }) => headers.some(({ key }) => key === POLICY));
  const dynamic = [...manifest.staticRoutes, ...manifest.dynamicRoutes]
    .map(({ page }) => page)
    .filter((page) => !page.startsWith("/api/") && !page.includes(".") && !pages.has(page))
    // Adapters receive these by status code.
    .filter((page) => !FALLBACKS.includes(page));
  if (!everywhere || dynamic.length > 0)
    throw new Error(`Only static pages can have a script policy: ${dynamic.join(", ")}`);

  const hashes = new Map([...pages].map(([page, html]) => [page, hashesOf(html)]));
  const header = everywhere.headers.find(({ key }) => key === POLICY);
  const others = header.value.split("; ").filter((directive) => !directive.startsWith("script-src "));
  const policyOf = (scripts) => [...others, `script-src ${["'self'", ...scripts].join(" ")}`].join("; ");
  const fallbacks = new Set(FALLBACKS.flatMap((page) => hashes.get(page) ?? []));
  if (fallbacks.size === 0) throw new Error("The build has no not-found page.");
  header.value = policyOf(fallbacks);
  const added = pathsOf(hashes, manifest.rewrites).map(({ source, regex, scripts }) => ({
    source,
    regex,
    headers: [{ key: POLICY, value: policyOf(new Set([...scripts, ...fallbacks])) }],
  }));
  manifest.headers.push(...added);
  writeFileSync(file, JSON.stringify(manifest));
  return [everywhere, ...added];
}

/**
 * Returns the paths of all pages, each with the hashes of every page that may be served there. If several match an address, the
 * last one applies, so they are in the opposite order of that in which Next.js looks for a page: rewrites before the files, the
 * pages, rewrites after the files, the fallback, and of several rewrites the first.
 */
function pathsOf(hashes, rewrites) {
  const paths = new Map();
  const add = (source, regex, scripts) => {
    const before = paths.get(source)?.scripts ?? [];
    // At the later place.
    paths.delete(source);
    paths.set(source, { source, regex, scripts: [...before, ...scripts] });
  };
  const addRewrites = (list) => {
    for (const { source, destination, regex, has, missing } of list.toReversed()) {
      // A rewrite to a route of the API serves no page.
      if (!hashes.has(destination)) continue;
      // Where its condition is not met, another page is served, whose hashes are known only for the same path.
      if ((has ?? missing) && !hashes.has(source))
        throw new Error(`A rewrite with a condition needs a page at its own path: ${source}`);
      add(source, regex, hashes.get(destination));
    }
  };
  addRewrites(rewrites.fallback);
  addRewrites(rewrites.afterFiles);
  for (const [page, scripts] of hashes) add(page, `^${page.replace(/\/$/, "")}(?:/)?$`, scripts);
  addRewrites(rewrites.beforeFiles);
  return [...paths.values()];
}

/** Returns the hashes of a page's inline scripts. */
function hashesOf(htmlFile) {
  const html = readFileSync(htmlFile, "utf8");
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(
    ([, text]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
}

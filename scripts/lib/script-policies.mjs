import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const POLICY = "Content-Security-Policy";
// Shown in place of any page.
const FALLBACKS = ["/_not-found", "/_global-error", "/404", "/500"];

/**
 * Adds to the headers of a build, page by page, which scripts the page may run: those of its own origin, and the inline ones that
 * Next has written into it, by their hashes. Every page is static, so both are known once it is built (docs/decisions/0080).
 * `pages` holds the HTML file of each page, by its path. Returns all headers that carry a policy.
 */
export function addScriptPolicies({ folder, pages }) {
  const file = path.join(folder, "routes-manifest.json");
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  const everywhere = manifest.headers.find(({ headers }) => headers.some(({ key }) => key === POLICY));
  const dynamic = [...manifest.staticRoutes, ...manifest.dynamicRoutes]
    .map(({ page }) => page)
    .filter((page) => !page.startsWith("/api/") && !page.includes(".") && !pages.has(page))
    // Adapters are given these by the status that they are served with.
    .filter((page) => !FALLBACKS.includes(page));
  if (!everywhere || dynamic.length > 0)
    throw new Error(`Only static pages can have a policy for their scripts: ${dynamic.join(", ")}`);

  const hashes = new Map([...pages].map(([page, html]) => [page, hashesOf(html)]));
  const header = everywhere.headers.find(({ key }) => key === POLICY);
  const others = header.value.split("; ").filter((directive) => !directive.startsWith("script-src "));
  const policyOf = (scripts) => [...others, `script-src ${["'self'", ...scripts].join(" ")}`].join("; ");
  const fallbacks = new Set(FALLBACKS.flatMap((page) => hashes.get(page) ?? []));
  if (fallbacks.size === 0) throw new Error("The build has no page for what is not found.");
  header.value = policyOf(fallbacks);
  const added = placesOf(hashes, manifest.rewrites).map(({ source, regex, scripts }) => ({
    source,
    regex,
    headers: [{ key: POLICY, value: policyOf(new Set([...scripts, ...fallbacks])) }],
  }));
  manifest.headers.push(...added);
  writeFileSync(file, JSON.stringify(manifest));
  return [everywhere, ...added];
}

/** The paths under which pages are served, each with the hashes of all pages that may be served there. */
function placesOf(hashes, rewrites) {
  const places = new Map();
  const add = (source, regex, scripts) => {
    const place = places.get(source) ?? { source, regex, scripts: [] };
    places.set(source, { ...place, scripts: [...place.scripts, ...scripts] });
  };
  const addRewrite = ({ source, destination, regex }) => add(source, regex, hashes.get(destination) ?? []);
  // Of two policies for one path the later one holds, so the one that is only served where nothing else is comes first.
  rewrites.fallback.forEach(addRewrite);
  for (const [page, scripts] of hashes) add(page, `^${page.replace(/\/$/, "")}(?:/)?$`, scripts);
  [...rewrites.beforeFiles, ...rewrites.afterFiles].forEach(addRewrite);
  return [...places.values()];
}

/** The hashes of a page's inline scripts. */
function hashesOf(htmlFile) {
  const html = readFileSync(htmlFile, "utf8");
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(
    ([, text]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
}

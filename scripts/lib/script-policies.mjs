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

/** Returns the paths of all pages, each with the hashes of every page that may be served there. */
function pathsOf(hashes, rewrites) {
  const paths = new Map();
  const add = (source, regex, scripts) => {
    const entry = paths.get(source) ?? { source, regex, scripts: [] };
    paths.set(source, { ...entry, scripts: [...entry.scripts, ...scripts] });
  };
  const addRewrite = ({ source, destination, regex }) => {
    // A rewrite to a route of the API serves no page.
    if (hashes.has(destination)) add(source, regex, hashes.get(destination));
  };
  // If two policies match a path, the later one applies, so the policy of the fallback comes first.
  rewrites.fallback.forEach(addRewrite);
  for (const [page, scripts] of hashes) add(page, `^${page.replace(/\/$/, "")}(?:/)?$`, scripts);
  [...rewrites.beforeFiles, ...rewrites.afterFiles].forEach(addRewrite);
  return [...paths.values()];
}

/** Returns the hashes of a page's inline scripts. */
function hashesOf(htmlFile) {
  const html = readFileSync(htmlFile, "utf8");
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(
    ([, text]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
}

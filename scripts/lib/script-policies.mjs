import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Problem } from "./problem.mjs";

const POLICY = "Content-Security-Policy";
// Shown in place of any page.
const FALLBACKS = ["/_not-found", "/_global-error"];

/**
 * Adds to a build's headers, page by page, which scripts it may run: those of its own origin, and the inline ones that
 * Next has written into it, by their hashes. Every page is static, so both are known once it is built (docs/decisions/0080).
 */
export function addScriptPolicies(folder) {
  const file = path.join(folder, "routes-manifest.json");
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  const pages = hashesOfPages(path.join(folder, "server", "app"));
  const everywhere = manifest.headers.find(({ headers }) => headers.some(({ key }) => key === POLICY));
  const dynamic = [...manifest.staticRoutes, ...manifest.dynamicRoutes]
    .map(({ page }) => page)
    .filter((page) => !page.startsWith("/api/") && !page.includes(".") && !pages.has(page));
  if (!everywhere || dynamic.length > 0)
    throw new Problem(`Only static pages can have a policy for their scripts: ${dynamic.join(", ")}`);

  const header = everywhere.headers.find(({ key }) => key === POLICY);
  const others = header.value.split("; ").filter((directive) => !directive.startsWith("script-src "));
  const policyOf = (hashes) => [...others, `script-src ${["'self'", ...hashes].join(" ")}`].join("; ");
  const fallbacks = FALLBACKS.flatMap((page) => [...(pages.get(page) ?? [])]);
  for (const { source, regex, hashes } of placesOf(pages, manifest.rewrites)) {
    const value = policyOf(new Set([...hashes, ...fallbacks]));
    manifest.headers.push({ source, regex, headers: [{ key: POLICY, value }] });
  }
  header.value = policyOf(fallbacks);
  writeFileSync(file, JSON.stringify(manifest));
}

/** The addresses under which pages are served, each with the hashes of all pages that may be served there. */
function placesOf(pages, rewrites) {
  const places = new Map();
  const add = (source, regex, hashes) => {
    const place = places.get(source) ?? { source, regex, hashes: [] };
    places.set(source, { ...place, hashes: [...place.hashes, ...hashes] });
  };
  const addRewrite = ({ source, destination, regex }) => add(source, regex, pages.get(destination) ?? []);
  // Of two policies for one address the later one holds: first what is only served where nothing else is.
  rewrites.fallback.forEach(addRewrite);
  for (const [page, hashes] of pages) add(page, `^${page.replace(/\/$/, "")}(?:/)?$`, hashes);
  [...rewrites.beforeFiles, ...rewrites.afterFiles].forEach(addRewrite);
  return places.values();
}

/** The hashes of the inline scripts of every page that was written while building, by its address. */
function hashesOfPages(folder) {
  const pages = new Map();
  const files = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith(".html"));
  for (const file of files) {
    const address = `/${file.slice(0, -".html".length).replaceAll(path.sep, "/")}`;
    const html = readFileSync(path.join(folder, file), "utf8");
    const hashes = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(
      ([, text]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
    );
    pages.set(address === "/index" ? "/" : address, new Set(hashes));
  }
  return pages;
}

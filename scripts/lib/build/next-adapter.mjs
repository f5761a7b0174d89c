// Next's build adapter (`adapterPath` in next.config.ts): every `next build` calls it once its pages are written.
import { pathToFileURL } from "node:url";
import { addCompileHints } from "./compile-hints.mjs";
import { deferScripts } from "./defer-scripts.mjs";
import { addScriptPolicies } from "./script-policies.mjs";

// The format of Next's routes file is internal. After an upgrade, run tests/e2e/server/headers.spec.ts and
// tests/faults/upstream.test.ts with the new version here.
const TESTED_VERSION = "16.4.6";

/** Pages that people read before they use them (docs/decisions/0178-landing-page-code.md). */
const DEFERRED = ["/welcome"];

export const name = "pennant";

export async function modifyConfig(config, context) {
  const platform = await platformAdapter();
  return platform?.modifyConfig ? platform.modifyConfig(config, context) : config;
}

export async function onBuildComplete(context) {
  const { distDir, nextVersion, outputs, routing } = context;
  if (nextVersion !== TESTED_VERSION)
    throw new Error(
      `The script policy was tested with Next ${TESTED_VERSION}, but this is ${nextVersion}: see scripts/lib/build/next-adapter.mjs.`,
    );
  addCompileHints(distDir);
  const pages = htmlFiles(outputs);
  // Before their hashes are computed.
  for (const page of DEFERRED) if (pages.has(page)) deferScripts(pages.get(page));
  const policies = addScriptPolicies({ folder: distDir, pages });
  const platform = await platformAdapter();
  await platform?.onBuildComplete?.({
    ...context,
    routing: { ...routing, beforeMiddleware: withPolicies(routing.beforeMiddleware, policies) },
  });
}

/** Returns the HTML file of each prerendered page, by path. */
function htmlFiles({ prerenders, staticFiles }) {
  const files = [
    ...staticFiles.map(({ pathname, filePath }) => [pathname, filePath]),
    ...prerenders.map(({ pathname, fallback }) => [pathname, fallback?.filePath]),
  ];
  return new Map(files.filter(([, file]) => file?.endsWith(".html")));
}

/** Replaces the policies in the header routes that a platform's adapter reads. */
function withPolicies(routes, [everywhere, ...pages]) {
  const toRoute = ({ source, regex, headers }) => ({
    source,
    sourceRegex: regex,
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
  });
  return routes.flatMap((route) =>
    route.source === everywhere.source && route.headers
      ? [{ ...route, ...toRoute(everywhere), sourceRegex: route.sourceRegex }, ...pages.map(toRoute)]
      : [route],
  );
}

/** Platforms such as Vercel set their own adapter with this variable; ours calls it. */
async function platformAdapter() {
  const file = process.env.NEXT_ADAPTER_PATH;
  if (!file) return undefined;
  const loaded = await import(pathToFileURL(file).href);
  return loaded.default ?? loaded;
}

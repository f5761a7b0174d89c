// Next's build adapter (`adapterPath` in next.config.ts): every `next build` calls it once its pages are written.
import { pathToFileURL } from "node:url";
import { addScriptPolicies } from "./script-policies.mjs";

// The form of the file that Next keeps its routes in is Next's own. After an upgrade, run tests/e2e/headers.spec.ts and
// tests/faults/upstream.test.ts with the new version here.
const TRIED_WITH = "16.4.6";

export const name = "pennant";

export async function modifyConfig(config, context) {
  const platform = await platformAdapter();
  return platform?.modifyConfig ? platform.modifyConfig(config, context) : config;
}

export async function onBuildComplete(context) {
  const { distDir, nextVersion, outputs, routing } = context;
  if (nextVersion !== TRIED_WITH)
    throw new Error(
      `The script policy was tried with Next ${TRIED_WITH}, and this is ${nextVersion}: see scripts/lib/next-adapter.mjs.`,
    );
  const policies = addScriptPolicies({ folder: distDir, pages: htmlFiles(outputs) });
  const platform = await platformAdapter();
  await platform?.onBuildComplete?.({
    ...context,
    routing: { ...routing, beforeMiddleware: withPolicies(routing.beforeMiddleware, policies) },
  });
}

/** The HTML file of each page that was made while building, by its path. */
function htmlFiles({ prerenders, staticFiles }) {
  const files = [
    ...staticFiles.map(({ pathname, filePath }) => [pathname, filePath]),
    ...prerenders.map(({ pathname, fallback }) => [pathname, fallback?.filePath]),
  ];
  return new Map(files.filter(([, file]) => file?.endsWith(".html")));
}

/** The routes that set headers, where a platform's adapter takes them from, with the policies instead of what they were before. */
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

/** A platform, such as Vercel, names an adapter of its own by this variable; ours, named in the configuration, passes on to it. */
async function platformAdapter() {
  const file = process.env.NEXT_ADAPTER_PATH;
  if (!file) return undefined;
  const loaded = await import(pathToFileURL(file).href);
  return loaded.default ?? loaded;
}

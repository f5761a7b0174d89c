import { readFileSync, writeFileSync } from "node:fs";

/** The longest time that a page waits for its pictures before its scripts are requested, in milliseconds. */
const LONGEST_MS = 4_000;

/**
 * Changes the HTML file of a static page so that its scripts are requested after the page has been shown, or at the first touch,
 * press or key if that is earlier. Until then they would take the connection's capacity from style sheet and pictures.
 */
export function deferScripts(htmlFile) {
  const html = readFileSync(htmlFile, "utf8");
  const files = [...html.matchAll(ASYNC_SCRIPT)].map(([, file]) => file);
  if (files.length === 0) throw new Error(`${htmlFile} has no scripts to request later.`);
  const without = html.replace(ASYNC_SCRIPT, "").replace(PRELOADED_SCRIPT, "");
  writeFileSync(htmlFile, without.replace("</head>", `<script>${loaderOf(files)}</script></head>`));
}

const ASYNC_SCRIPT = /<script src="([^"]+)"(?: id="[^"]*")? async=""><\/script>/g;
const PRELOADED_SCRIPT = /<link rel="preload" as="script"[^>]*>/g;

const loaderOf = (files) => `(() => {
  let isRequested = false;
  const request = () => {
    if (isRequested) return;
    isRequested = true;
    for (const src of ${JSON.stringify(files)}) document.head.append(Object.assign(document.createElement("script"), { src, async: true }));
  };
  addEventListener("load", () => requestAnimationFrame(() => setTimeout(request)));
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, request, { capture: true, once: true });
  setTimeout(request, ${LONGEST_MS});
})();`;

import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { version } from "next/package.json" with { type: "json" };
import { onBuildComplete } from "./next-adapter.mjs";

const policy = "default-src 'self'; script-src 'self' 'unsafe-inline'; object-src 'none'";
const everywhere = { source: "/:path*", regex: "^/.*$" };

it("refuses a version of Next that was not tested", async () => {
  await expect(onBuildComplete({ ...buildOf(), nextVersion: "99.0.0" })).rejects.toThrow(
    /^The script policy was tested with Next \d+\.\d+\.\d+, but this is 99\.0\.0: see scripts\/lib\/build\/next-adapter\.mjs\.$/,
  );
});

it("adds the policy of each page to the build, and gives a platform's adapter the same routes", async () => {
  const context = buildOf();
  const platform = path.join(context.distDir, "platform.mjs");
  writeFileSync(
    platform,
    "export const onBuildComplete = (context) => (globalThis.seenByPlatform = context.routing);",
  );
  vi.stubEnv("NEXT_ADAPTER_PATH", platform);
  onTestFinished(() => void vi.unstubAllEnvs());

  await onBuildComplete(context);

  const { headers } = JSON.parse(
    readFileSync(path.join(context.distDir, "routes-manifest.json"), "utf8"),
  ) as {
    headers: { source: string; headers: { value: string }[] }[];
  };
  const policies = headers.map(({ source, headers: [header] }) => [source, header?.value]);
  const hash = "'sha256-[A-Za-z0-9+/]+='";
  expect(policies.map(([source]) => source)).toEqual(["/:path*", "/404", "/page"]);
  expect(policies.at(-1)?.[1]).toMatch(
    new RegExp(`^default-src 'self'; object-src 'none'; script-src 'self' ${hash} ${hash}$`),
  );
  const seen = (
    globalThis as { seenByPlatform?: { beforeMiddleware: { headers: Record<string, string> }[] } }
  ).seenByPlatform;
  expect(seen?.beforeMiddleware.map((route) => Object.values(route.headers)[0])).toEqual(
    policies.map(([, value]) => value),
  );
});

it("gives each address the policy of the page that Next serves there", async () => {
  const pages = ["/404", "/a/new", "/a/open", "/a/missing", "/hello", "/start"];
  const rewrite = (source: string, regex: string, destination: string, more = {}) =>
    Object.assign({ source, regex, destination }, more);
  const rewrites = {
    beforeFiles: [
      rewrite("/hello", "^/hello(?:/)?$", "/start", { missing: [{ type: "cookie", key: "session" }] }),
      rewrite("/not-a-page", "^/not-a-page$", "/api/elsewhere"),
    ],
    afterFiles: [
      rewrite("/a/first", "^/a/first(?:/)?$", "/a/new"),
      rewrite("/a/:id", "^/a/([^/]+?)(?:/)?$", "/a/open"),
    ],
    fallback: [rewrite("/a/:path*", "^/a(?:/(.*))?$", "/a/missing")],
  };
  const context = buildOf({ pages, rewrites });

  await onBuildComplete(context);

  const { headers } = JSON.parse(
    readFileSync(path.join(context.distDir, "routes-manifest.json"), "utf8"),
  ) as { headers: { regex: string; headers: { value: string }[] }[] };
  // As Next does it: the last match applies.
  const policyAt = (address: string) =>
    headers.findLast(({ regex }) => new RegExp(regex).test(address))?.headers[0]?.value ?? "";
  const allowedAt = (address: string) =>
    pages.filter((page) => page !== "/404" && policyAt(address).includes(hashOf(scriptOf(page))));
  expect(allowedAt("/a/new")).toEqual(["/a/new"]);
  expect(allowedAt("/a/first")).toEqual(["/a/new"]);
  expect(allowedAt("/a/1234")).toEqual(["/a/open"]);
  expect(allowedAt("/a/1234/more")).toEqual(["/a/missing"]);
  // With the cookie its own page is served.
  expect(allowedAt("/hello")).toEqual(["/hello", "/start"]);
});

it("refuses a rewrite with a condition, where it does not know which page is served otherwise", async () => {
  const afterFiles = [
    { source: "/:any", regex: "^/([^/]+?)$", destination: "/page", has: [{ type: "host", value: "x" }] },
  ];
  await expect(
    onBuildComplete(buildOf({ rewrites: { beforeFiles: [], afterFiles, fallback: [] } })),
  ).rejects.toThrow("A rewrite with a condition needs a page at its own path: /:any");
});

it("asks browsers once to compile a script while it is loading", async () => {
  const context = buildOf();
  const script = path.join(context.distDir, "static", "chunks", "app.js");
  await onBuildComplete(context);
  // The next build leaves the file where it is.
  await onBuildComplete(context);
  expect(readFileSync(script, "utf8")).toBe(`//# allFunctionsCalledOnLoad\n${SCRIPT}`);
});

const SCRIPT = "start();";

function scriptOf(page: string) {
  return `open(${JSON.stringify(page)})`;
}

function hashOf(script: string) {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

/** The context that Next gives an adapter of a build with these static pages. */
function buildOf({
  pages = ["/404"],
  rewrites = { beforeFiles: [], afterFiles: [], fallback: [] },
}: { pages?: string[]; rewrites?: object } = {}) {
  const distDir = mkdtempSync(path.join(os.tmpdir(), "pennant-adapter-"));
  onTestFinished(() => rmSync(distDir, { recursive: true, force: true }));
  const write = (name: string, text: string) => {
    const filePath = path.join(distDir, name);
    writeFileSync(filePath, text);
    return filePath;
  };
  const key = "Content-Security-Policy";
  mkdirSync(path.join(distDir, "static", "chunks"), { recursive: true });
  write(path.join("static", "chunks", "app.js"), SCRIPT);
  write(
    "routes-manifest.json",
    JSON.stringify({
      headers: [{ ...everywhere, headers: [{ key, value: policy }] }],
      rewrites,
      staticRoutes: [{ page: "/page" }, { page: "/_not-found" }],
      dynamicRoutes: [{ page: "/api/[id]" }],
    }),
  );
  const html = (name: string, script: string) =>
    write(name, `<script src="/a.js"></script><script>${script}</script>`);
  return {
    distDir,
    nextVersion: version,
    outputs: {
      staticFiles: pages.map((pathname, at) => ({
        pathname,
        filePath: html(`${at}.html`, pathname === "/404" ? "missing()" : scriptOf(pathname)),
      })),
      prerenders: [
        { pathname: "/page", fallback: { filePath: html("page.html", "page()") } },
        { pathname: "/page.rsc", fallback: { filePath: write("page.rsc", "") } },
      ],
    },
    routing: {
      beforeMiddleware: [
        { source: everywhere.source, sourceRegex: everywhere.regex, headers: { [key]: policy } },
      ],
    },
  };
}

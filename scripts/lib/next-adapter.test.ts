import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { version } from "next/package.json" with { type: "json" };
import { onBuildComplete } from "./next-adapter.mjs";

const policy = "default-src 'self'; script-src 'self' 'unsafe-inline'; object-src 'none'";
const everywhere = { source: "/:path*", regex: "^/.*$" };

it("refuses a version of Next that was not tested", async () => {
  await expect(onBuildComplete({ ...buildOf(), nextVersion: "99.0.0" })).rejects.toThrow(
    /^The script policy was tested with Next \d+\.\d+\.\d+, but this is 99\.0\.0: see scripts\/lib\/next-adapter\.mjs\.$/,
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

/** What Next tells an adapter of a build with one page. */
function buildOf() {
  const distDir = mkdtempSync(path.join(os.tmpdir(), "pennant-adapter-"));
  onTestFinished(() => rmSync(distDir, { recursive: true, force: true }));
  const write = (name: string, text: string) => {
    const filePath = path.join(distDir, name);
    writeFileSync(filePath, text);
    return filePath;
  };
  const key = "Content-Security-Policy";
  write(
    "routes-manifest.json",
    JSON.stringify({
      headers: [{ ...everywhere, headers: [{ key, value: policy }] }],
      rewrites: { beforeFiles: [], afterFiles: [], fallback: [] },
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
      staticFiles: [{ pathname: "/404", filePath: html("404.html", "missing()") }],
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

import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import configOf from "@/next.config";

// The worker is a plain script; it is run with the functions that it uses while it starts.
const source = readFileSync("public/service-worker.js", "utf8");
const pageOf = runInNewContext(`${source}\npageOf;`, { self: { addEventListener: () => {} } }) as (
  path: string,
) => string | undefined;

it("knows the static page of every address, as the server does", async () => {
  const { rewrites } = configOf("phase-production-server");
  const { afterFiles = [] } = (await rewrites?.()) as {
    afterFiles?: { source: string; destination: string }[];
  };
  const workspace = afterFiles.filter(({ source: from }) => from.startsWith("/home/"));
  expect(workspace.length).toBeGreaterThan(3);
  for (const { source: from, destination } of workspace)
    expect(pageOf(from.replace(/:category\([^)]*\)/, "invoice").replace(/:\w+/g, "01a1fb63"))).toBe(
      destination,
    );
});

it("leaves other addresses to the network", () => {
  for (const path of ["/", "/welcome", "/home/trash", "/home/server", "/p/token", "/api/tasks", "/docs/api"])
    expect(pageOf(path), path).toBeUndefined();
});

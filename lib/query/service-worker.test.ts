import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import configOf from "@/next.config";

// The worker is a plain script; it is run with the functions that it uses while it starts.
const source = readFileSync("public/service-worker.js", "utf8");
const pageOf = runInNewContext(`${source}\npageOf;`, { self: { addEventListener: () => {} } }) as (
  path: string,
) => string | undefined;

it("the worker has the static page of every address, as the server does", async () => {
  const { rewrites } = await configOf("phase-production-server");
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

it("the worker has the pages of one row at their own paths", () => {
  for (const path of [
    ...["projects", "clients", "income/document"].map((of) => `/home/${of}/open`),
    "/home/income/document/new",
  ])
    expect(pageOf(path)).toBe(path);
});

it("the worker leaves other addresses to the network", () => {
  for (const path of ["/", "/welcome", "/home/trash", "/home/server", "/p/token", "/api/tasks", "/docs/api"])
    expect(pageOf(path), path).toBeUndefined();
});

/** Runs the worker with a cache and a network, and returns its listeners. */
function start(caches: object, fetch: (address: string | { url: string }) => Promise<Response>) {
  const listeners: Record<string, (event: object) => void> = {};
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => (listeners[type] = listener),
    location: { origin: "https://pennant.example" },
  };
  runInNewContext(source, { self, caches, fetch, URL, Response, Request });
  return listeners;
}

it.each([
  ["a file", { url: "https://pennant.example/_next/static/chunks/a.js" }],
  ["a page", { url: "https://pennant.example/home/files", mode: "navigate" }],
])("fetches %s when the cache cannot be read", async (_what, request) => {
  const broken = () => Promise.reject(new Error("UnknownError"));
  const { fetch: handle } = start({ match: broken, open: broken }, () =>
    Promise.resolve(new Response("new")),
  );
  let answer: Promise<Response> | undefined;
  handle?.({
    request: { method: "GET", headers: new Headers(), ...request },
    respondWith: (given: Promise<Response>) => (answer = given),
  });
  expect(await (await answer)?.text()).toBe("new");
});

it("stores the pages again after the disk was full", async () => {
  const stored = new Map<string, string>([["/service-worker.js/mark", ""]]);
  let room = 3;
  const find = (path: string) =>
    Promise.resolve(stored.has(path) ? new Response(stored.get(path)) : undefined);
  const cache = {
    match: find,
    put: async (path: string, response: Response) => {
      if (room-- === 0) throw new Error("QuotaExceededError");
      stored.set(path, await response.text());
    },
    keys: () => Promise.resolve([]),
  };
  const { message } = start({ match: find, open: () => Promise.resolve(cache) }, (page) =>
    Promise.resolve(new Response(`new ${page as string}`)),
  );
  const keep = async () => {
    let work: Promise<void> | undefined;
    message?.({ data: "keep", waitUntil: (given: Promise<void>) => (work = given) });
    await work;
  };
  await keep();
  room = Infinity;
  await keep();
  for (const page of ["/home/projects", "/home/files", "/home/income/document/new"])
    expect(stored.get(page)).toBe(`new ${page}`);
});

it.each(["/home/trash", "/home/files"])(
  "says in words that %s is not kept while the network is away",
  async (path) => {
    const nothing = { match: () => Promise.resolve(undefined) };
    const { fetch: handle } = start(nothing, () => Promise.reject(new TypeError("Failed to fetch")));
    let answer: Promise<Response> | undefined;
    handle?.({
      request: {
        method: "GET",
        headers: new Headers(),
        mode: "navigate",
        url: `https://pennant.example${path}`,
      },
      respondWith: (given: Promise<Response>) => (answer = given),
    });
    const response = await answer;
    expect(response?.status).toBe(503);
    expect(await response?.text()).toContain("You're offline");
  },
);

import { spawn } from "node:child_process";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { findFreePort } from "../../scripts/lib/ports.mjs";

const root = process.cwd();
const id = "01a1fb63-0000-7000-8000-000000000000";
const paths = [
  "/",
  "/welcome",
  "/docs/api",
  "/nowhere",
  "/home/projects",
  `/home/projects/${id}`,
  `/home/income/document/invoice/${id}`,
  "/home/nowhere/at/all",
  "/api/health",
  "/icon.svg",
];

it("pages have the same headers under `next start` as under the standalone server of `npm start`", async () => {
  const upstream = await headersUnder(["node_modules/next/dist/bin/next", "start"]);
  const standalone = await headersUnder([path.join(".next", "standalone", "server.js")]);
  expect(standalone).toEqual(upstream);
  for (const page of paths.filter((each) => !/^\/(api|icon)/.test(each)))
    expect(upstream.get(page)?.["content-security-policy"], page).toMatch(
      /; script-src 'self' ('sha256-[^; ]*' ?)+$/,
    );
});

// They differ per response or with the server's address.
const OWN = new Set(["connection", "date", "etag", "keep-alive", "location", "x-nextjs-cache"]);

async function headersUnder(args: string[]) {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, args, {
    cwd: root,
    stdio: "ignore",
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      HOSTNAME: "",
      // These pages need no database.
      DATABASE_URL: "postgresql://nobody@127.0.0.1:1/nothing",
      AUTH_SECRET: "oR3kQ9vXz7LmT2yBw5HdNc8UfJa4EsGp",
    },
  });
  const ended = new Promise((resolve) => server.once("exit", resolve));
  onTestFinished(() => void server.kill("SIGKILL"));
  await expect
    .poll(() => fetch(`${origin}/api/health`).then(Boolean, () => false), { timeout: 60_000 })
    .toBe(true);

  const headers = new Map<string, Record<string, string>>();
  for (const page of paths) {
    const answer = await fetch(`${origin}${page}`, { redirect: "manual" });
    headers.set(page, Object.fromEntries([...answer.headers].filter(([name]) => !OWN.has(name))));
    await answer.arrayBuffer();
  }
  server.kill("SIGTERM");
  await ended;
  return headers;
}

import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inject, vi } from "vitest";

/** Where the S3 server is; or why there can be none here; or what went wrong when it was started. */
export type S3Server = { port: number } | { reason: string } | { problem: string };

const fileIn = (folder: string) => path.join(folder, "told.json");

/** Lets the tests know, which run in processes of their own. */
export function tellTests(folder: string, server: S3Server) {
  const draft = `${fileIn(folder)}.draft`;
  writeFileSync(draft, JSON.stringify(server));
  renameSync(draft, fileIn(folder));
}

/** The S3 server of this run, once it has started. Where there can be none, tests are left out and say why. */
export async function s3Server(): Promise<{ port: number } | { reason: string }> {
  const file = fileIn(inject("s3Folder"));
  await vi.waitUntil(() => existsSync(file), { timeout: 600_000, interval: 100 });
  const server = JSON.parse(readFileSync(file, "utf8")) as S3Server;
  if ("problem" in server) throw new Error(`The S3 server did not start: ${server.problem}`);
  return server;
}

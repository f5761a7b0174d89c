import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inject, vi } from "vitest";

/** The port of the S3 server, the reason why it is not available here, or the error of its start. */
export type S3Server = { port: number } | { reason: string } | { problem: string };

const fileIn = (folder: string) => path.join(folder, "server.json");

/** Passes the server to the tests, which run in other processes. */
export function publishS3Server(folder: string, server: S3Server) {
  const draft = `${fileIn(folder)}.draft`;
  writeFileSync(draft, JSON.stringify(server));
  renameSync(draft, fileIn(folder));
}

/** Returns the S3 server of this run once it has started, or the reason why it is not available. */
export async function s3Server(): Promise<{ port: number } | { reason: string }> {
  const file = fileIn(inject("s3Folder"));
  await vi.waitUntil(() => existsSync(file), { timeout: 600_000, interval: 100 });
  const server = JSON.parse(readFileSync(file, "utf8")) as S3Server;
  if ("problem" in server) throw new Error(`The S3 server did not start: ${server.problem}`);
  return server;
}

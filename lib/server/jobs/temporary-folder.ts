import "server-only";
import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import path from "node:path";
import { env } from "@/lib/server/env";
import { log } from "@/lib/server/log";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Names of one process: what it leaves behind when it is killed can be told from what others are using. */
const own = `${hostname()}-${process.pid}-`;

/** Makes a folder for the files of one piece of work. The caller removes it. */
export async function temporaryFolder(): Promise<string> {
  await mkdir(temporaryRoot(), { recursive: true, mode: 0o700 });
  return mkdtemp(path.join(temporaryRoot(), own));
}

/** Removes the folders of processes that have ended; called as the server starts. */
export async function clearTemporaryFolders(): Promise<void> {
  const names = await readdir(/* turbopackIgnore: true */ temporaryRoot()).catch(() => []);
  for (const name of names) {
    const folder = path.join(temporaryRoot(), name);
    if (await isLeftOver(folder, name)) await rm(folder, { recursive: true, force: true }).catch(warn);
  }
}

/** In the data directory, whose room the operator knows of; a platform of functions has only its own. */
export function temporaryRoot(): string {
  if (process.env.VERCEL) return path.join(tmpdir(), "pennant");
  return path.resolve(/* turbopackIgnore: true */ process.cwd(), env().PENNANT_DATA_DIR, "tmp");
}

async function isLeftOver(folder: string, name: string): Promise<boolean> {
  const pid = name.startsWith(`${hostname()}-`) ? /-(\d+)-[^-]+$/.exec(name)?.[1] : undefined;
  if (pid) return Number(pid) === process.pid || !isRunning(Number(pid));
  // Of another machine on the same folder: a day is longer than any work takes.
  const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Date.now() }));
  return Date.now() - mtimeMs > DAY_MS;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === "EPERM";
  }
}

function warn(error: unknown): void {
  log.warn({ err: error }, "a temporary folder could not be removed");
}

import "server-only";
import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import path from "node:path";
import { env } from "@/lib/server/env";
import { log } from "@/lib/server/log";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Identifies this process, so that folders left by a killed process can be told from those in use. */
const ownPrefix = `${hostname()}-${process.pid}-`;

/** Creates a temporary folder. The caller removes it. */
export async function temporaryFolder(): Promise<string> {
  await mkdir(temporaryRoot(), { recursive: true, mode: 0o700 });
  return mkdtemp(path.join(temporaryRoot(), ownPrefix));
}

/** Removes the folders of processes that have ended. Called at startup. */
export async function clearTemporaryFolders(): Promise<void> {
  const names = await readdir(/* turbopackIgnore: true */ temporaryRoot()).catch(() => []);
  for (const name of names) {
    const folder = path.join(temporaryRoot(), name);
    if (await isLeftOver(folder, name)) await rm(folder, { recursive: true, force: true }).catch(warn);
  }
}

/** Returns the folder for temporary files: in the data directory, or the platform's own on Vercel. */
export function temporaryRoot(): string {
  if (process.env.VERCEL) return path.join(tmpdir(), "pennant");
  return path.resolve(/* turbopackIgnore: true */ process.cwd(), env().PENNANT_DATA_DIR, "tmp");
}

async function isLeftOver(folder: string, name: string): Promise<boolean> {
  const pid = name.startsWith(`${hostname()}-`) ? /-(\d+)-[^-]+$/.exec(name)?.[1] : undefined;
  if (pid) return Number(pid) === process.pid || !isRunning(Number(pid));
  // Created by another machine on the same folder: no work takes longer than a day.
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

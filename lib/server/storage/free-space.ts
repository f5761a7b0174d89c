import "server-only";
import { statfs } from "node:fs/promises";
import path from "node:path";
import { env } from "@/lib/server/env";
import { outOfStorage } from "@/lib/server/problem";

const MIB = 1024 * 1024;

/** Throws 507 when storing these bytes would leave less than STORAGE_RESERVE_MB free, which is reserved for the database. */
export async function requireFreeSpace(bytes: number): Promise<void> {
  if ((await freeBytes()) - bytes < env().STORAGE_RESERVE_MB * MIB) throw outOfStorage();
}

export async function isSpaceLow(): Promise<boolean> {
  return (await freeBytes()) < env().STORAGE_RESERVE_MB * MIB;
}

/** Returns the free bytes of the volumes that hold temporary files and, without a bucket, stored files; Infinity if unknown. */
export async function freeBytes(): Promise<number> {
  if (process.env.VERCEL) return Infinity;
  const { PENNANT_DATA_DIR, STORAGE_DIR } = env();
  const folders = [PENNANT_DATA_DIR, STORAGE_DIR ?? PENNANT_DATA_DIR];
  return Math.min(...(await Promise.all(folders.map(freeBytesIn))));
}

async function freeBytesIn(folder: string): Promise<number> {
  const absolute = path.resolve(/* turbopackIgnore: true */ process.cwd(), folder);
  const { bavail, bsize } = await statfs(absolute).catch(() => ({ bavail: Infinity, bsize: 1 }));
  return bavail * bsize;
}

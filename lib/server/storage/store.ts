import "server-only";
import { env } from "@/lib/server/env";
import { DiskStore } from "./disk-store";
import type { ObjectStore } from "./object-store";

/** The store of this server, as the environment chose it. */
export function objectStore(): Promise<ObjectStore> {
  return (store ??= env().S3_BUCKET ? openBucket() : Promise.resolve(new DiskStore()));
}

let store: Promise<ObjectStore> | undefined;

/** Loads its library, a tenth of all that a server reads as it starts, only where there is a bucket. */
async function openBucket(): Promise<ObjectStore> {
  const { S3Store } = await import("./s3-store");
  return new S3Store(env());
}

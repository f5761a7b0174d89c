import "server-only";
import { loadOnce } from "@/lib/load-once";
import { env } from "@/lib/server/env";
import { DiskStore } from "./disk-store";
import type { ObjectStore } from "./object-store";

/** Returns the object store that the environment configures. */
export const objectStore = loadOnce(async (): Promise<ObjectStore> =>
  env().S3_BUCKET ? openBucket() : new DiskStore(),
);

/** Loads the S3 library only when a bucket is configured: it is a tenth of the code that the server loads at startup. */
async function openBucket(): Promise<ObjectStore> {
  const { S3Store } = await import("./s3-store");
  return new S3Store(env());
}

import "server-only";
import { loadOnce } from "@/lib/shared/browser/load-once";
import { env } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import { DiskStore } from "./disk-store";
import type { ObjectStore } from "./object-store";

/** Returns the object store that the environment configures. */
export const objectStore = loadOnce(async (): Promise<ObjectStore> =>
  env().S3_BUCKET ? openBucket() : new DiskStore(),
);

/** Loads the S3 library only when a bucket is configured: it is a tenth of the code that the server loads at startup. */
async function openBucket(): Promise<ObjectStore> {
  // The library says so on standard error, in several lines that are not JSON.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= "true";
  const version = Number.parseInt(process.versions.node, 10);
  if (version < 22) log.warn({ node: version }, "versions of the S3 library from 2027 on need Node.js 22");
  const { S3Store } = await import("./s3-store");
  return new S3Store(env());
}

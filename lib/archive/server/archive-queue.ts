import "server-only";
import { FairQueue } from "@/lib/server/http/limits/fair-queue";
import { processWide } from "@/lib/server/process-wide";

/** Limits the writing of imports and the reading of exports: two at once per process, one per tenant. */
export const archiveQueue = processWide(
  "archives",
  () =>
    new FairQueue({
      concurrency: 2,
      perTenant: 1,
      maxWaiting: 2,
      maxWaitMs: 60_000,
      busy: "Too many exports and imports are running. Try again in a moment.",
    }),
);

/** Limits exports from their first row to the last byte of the download, which may take hours: one per tenant. */
export const exportQueue = processWide(
  "exports",
  () =>
    new FairQueue({
      concurrency: Infinity,
      perTenant: 1,
      maxWaiting: 2,
      maxWaitMs: 60_000,
      busy: "An export of this workspace is already running",
    }),
);

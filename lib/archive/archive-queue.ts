import "server-only";
import { FairQueue } from "@/lib/server/http/fair-queue";
import { processWide } from "@/lib/server/process-wide";

/** Limits imports and exports, which use disk space and a connection: two at once per process, one per tenant. */
export const archiveQueue = processWide(
  "archives",
  () =>
    new FairQueue({
      concurrency: 2,
      perTenant: 1,
      maxWaiting: 2,
      maxWaitMs: 60_000,
      busy: "Other archives are being made right now",
    }),
);

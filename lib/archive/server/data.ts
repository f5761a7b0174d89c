import "server-only";
import { Problem } from "@/lib/server/problem";
import { recordSecurityEvent } from "@/lib/security-events/server/record";
import { disposition } from "@/lib/server/storage/disposition";
import { requireFreeSpace } from "@/lib/server/storage/free-space";
import { requireReadable } from "@/lib/server/storage/read-object";
import { archiveQueue, exportQueue } from "./archive-queue";
import { packArchive } from "./pack";
import { takeSnapshot } from "./snapshot";
import { dateText } from "@/lib/shared/dates/calendar-date";

const RETRY_SECONDS = 5;

/**
 * Streams all data of the tenant as a ZIP. A tenant has one export at a time until its last byte is sent; it stops with the
 * request. A HEAD request returns only the headers.
 */
export async function exportTenant(userId: string, request: Request): Promise<Response> {
  const day = dateText(new Date());
  const headers = {
    "content-type": "application/zip",
    "content-disposition": disposition("attachment", `pennant-${day}.zip`),
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  };
  if (request.method === "HEAD") return new Response(null, { headers });
  await requireFreeSpace(0);
  const { signal } = request;
  const leave = await exportQueue.enter(userId, signal);
  try {
    const snapshot = await archiveQueue.run(userId, signal, async () => {
      await recordSecurityEvent(userId, "exported", request);
      return takeSnapshot(userId, signal);
    });
    await requireReadable(snapshot.objects.map(({ key }) => key)).catch(async (error: unknown) => {
      await snapshot.remove();
      throw error;
    });
    return new Response(packArchive({ userId, snapshot, signal, onEnd: leave }), { headers });
  } catch (error) {
    leave();
    throw error;
  }
}

/** Throws 429 while an export of the tenant is running: a browser would leave the page to show the 503 of a second one. */
export function requireNoExport(userId: string): void {
  if (!exportQueue.isRunning(userId)) return;
  throw new Problem(429, "An export of this workspace is already running", {
    retryAfterSeconds: RETRY_SECONDS,
  });
}

import "server-only";
import { disposition } from "@/lib/server/storage/disposition";
import { archiveQueue } from "./archive-queue";
import { packArchive } from "./pack";
import { spoolTenant } from "./spool";

/** Everything of the tenant as a ZIP, streamed. */
export async function exportTenant(userId: string, signal: AbortSignal): Promise<Response> {
  const spool = await archiveQueue.run(userId, signal, () => spoolTenant(userId));
  const day = new Date().toISOString().slice(0, "2026-11-27".length);
  return new Response(packArchive(userId, spool), {
    headers: {
      "content-type": "application/zip",
      "content-disposition": disposition("attachment", `pennant-${day}.zip`),
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
}

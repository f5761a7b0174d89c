import "server-only";
import { recordSecurityEvent } from "@/lib/server/security-events/record";
import { disposition } from "@/lib/server/storage/disposition";
import { requireFreeSpace } from "@/lib/server/storage/free-space";
import { archiveQueue } from "./archive-queue";
import { packArchive } from "./pack";
import { spoolTenantRows } from "./spool";

/** Streams all data of the tenant as a ZIP. A HEAD request returns only the headers. */
export async function exportTenant(userId: string, request: Request): Promise<Response> {
  const day = new Date().toISOString().slice(0, "2026-11-27".length);
  const headers = {
    "content-type": "application/zip",
    "content-disposition": disposition("attachment", `pennant-${day}.zip`),
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  };
  if (request.method === "HEAD") return new Response(null, { headers });
  await requireFreeSpace(0);
  const spool = await archiveQueue.run(userId, request.signal, async () => {
    await recordSecurityEvent(userId, "exported", request);
    return spoolTenantRows(userId);
  });
  return new Response(packArchive(userId, spool), { headers });
}

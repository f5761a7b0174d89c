import "server-only";
import { todayIn } from "@/lib/shared/dates/dates";
import { sql } from "@/lib/server/db/client";
import { MadeOnce } from "@/lib/server/http/limits/made-once";
import { processWide } from "@/lib/server/process-wide";
import type { OpenedLink } from "./open-link";

const MAX_BYTES = 64_000_000;

const linked = processWide("linked documents", () => new MadeOnce({ maxBytes: MAX_BYTES }));

/**
 * Returns what a link gives access to, made once for each version of its document: its page, PDF, e-invoice or logo. `make`
 * does not end with the request, because others may wait for it.
 */
export async function linkedResponse(
  opened: OpenedLink,
  what: string,
  make: () => Promise<Response>,
): Promise<Response> {
  return linked.get(`${opened.linkId} ${what} ${await versionOf(opened)}`, make);
}

/**
 * Returns the version of all that the page of a document is made from: the document, what was made from it, what it was made
 * from or deducts, what was paid, the client, and the day. xmin changes with every change of a row, also with one that
 * keeps its updatedAt.
 */
async function versionOf({ userId, documentId, timeZone }: OpenedLink): Promise<string> {
  const [row] = await sql<{ version: string }>`
    SELECT concat_ws(' ', d.xmin, c.xmin,
      (SELECT string_agg(concat(s."id", s.xmin), ',' ORDER BY s."id") FROM "SalesDocument" s
        WHERE s."userId" = ${userId}::uuid AND (s."sourceId" = d."id" OR s."id" IN (d."sourceId", d."creditsId"))),
      (SELECT string_agg(concat(s."id", s.xmin), ',' ORDER BY s."id") FROM "DeductedDeposit" o
        JOIN "SalesDocument" s ON s."userId" = o."userId" AND s."id" = o."depositId"
        WHERE o."userId" = ${userId}::uuid AND o."documentId" = d."id"),
      (SELECT string_agg(concat(p."id", p.xmin), ',' ORDER BY p."id") FROM "ReceivedPayment" p
        WHERE p."userId" = ${userId}::uuid AND p."documentId" = d."id")) AS "version"
    FROM "SalesDocument" d LEFT JOIN "Client" c ON c."userId" = d."userId" AND c."id" = d."clientId"
    WHERE d."userId" = ${userId}::uuid AND d."id" = ${documentId}::uuid`;
  return `${todayIn(timeZone, new Date())} ${timeZone} ${row?.version}`;
}

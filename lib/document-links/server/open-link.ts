import "server-only";
import { sql } from "@/lib/server/db/client";
import { Prisma } from "@/lib/server/db/generated/client";
import { withTimeout } from "@/lib/server/db/timeout";
import { FairQueue } from "@/lib/server/http/limits/fair-queue";
import { callersNetwork, limitRate } from "@/lib/server/http/limits/rate-limit";
import { notFound } from "@/lib/server/problem";
import { processWide } from "@/lib/server/process-wide";
import { hashLinkToken, isLinkToken, userOfToken } from "./token";

/** The target of a link: one issued document of a user. */
export type OpenedLink = { userId: string; linkId: string; documentId: string; timeZone: string };

/** So that one network's guesses do not take all connections to the database. */
const lookups = processWide(
  "link lookups",
  () =>
    new FairQueue({
      concurrency: 4,
      perTenant: 2,
      maxWaiting: 200,
      maxWaitMs: 10_000,
      busy: "Too many requests at once",
    }),
);

/**
 * Returns the document of a link's token. Throws the same 404 for a token that is unknown, revoked or expired, and for one
 * whose document was taken back or whose tenant has ended. A network with many of these gets 429 for them. A valid link is
 * never refused, because many people may share the address of their network or of a proxy.
 */
export async function openLink({
  request,
  params: { token },
}: {
  request: Request;
  params: { token: string };
}): Promise<OpenedLink> {
  const network = callersNetwork(request);
  return lookups.run(network, request.signal, async () => {
    const opened = isLinkToken(token) ? await find(token) : undefined;
    if (opened) return opened;
    await limitRate("link-guess", network);
    throw notFound();
  });
}

/** One statement for every token, so that all that are refused take the same time. */
async function find(token: string): Promise<OpenedLink | undefined> {
  const userId = userOfToken(token);
  const isOfUser = userId
    ? Prisma.sql`l."userId" = ${userId}::uuid AND d."userId" = ${userId}::uuid AND u."id" = ${userId}::uuid`
    : Prisma.sql`TRUE`;
  const [opened] = await withTimeout(
    sql<OpenedLink>`
      SELECT l."userId", l."id" AS "linkId", l."documentId", u."timeZone"
      FROM "DocumentLink" l
      JOIN "User" u ON u."id" = l."userId" AND (u."expiresAt" IS NULL OR u."expiresAt" > now())
      JOIN "SalesDocument" d ON d."userId" = l."userId" AND d."id" = l."documentId" AND d."lockedAt" IS NOT NULL
      WHERE ${isOfUser} AND l."hash" = ${hashLinkToken(token)} AND (l."expiresAt" IS NULL OR l."expiresAt" > now())`,
  );
  return opened;
}

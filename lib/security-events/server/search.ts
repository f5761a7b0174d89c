import "server-only";
import type { z } from "zod";
import { countRows } from "@/lib/server/db/count-rows";
import { db } from "@/lib/server/db/client";
import type { Prisma } from "@/lib/server/db/generated/client";
import { toList } from "@/lib/server/db/list";
import type { securityEventFilterSchema } from "@/lib/security-events/schema";

/** Returns the account's security events, newest first. */
export async function searchSecurityEvents(
  userId: string,
  { take }: z.output<typeof securityEventFilterSchema>,
) {
  const where = { userId };
  return toList({
    take,
    isFiltered: false,
    rows: () =>
      db.securityEvent.findMany({
        where,
        take,
        select: columns,
        orderBy: [{ createdAt: "desc" }, { id: "asc" }],
      }),
    toItems: (rows) => rows,
    countMatching: () => db.securityEvent.count({ where }),
    countAll: () => countRows("SecurityEvent", userId),
  });
}

const columns = {
  id: true,
  kind: true,
  device: true,
  address: true,
  createdAt: true,
} satisfies Prisma.SecurityEventSelect;

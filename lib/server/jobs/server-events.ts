import "server-only";
import { db } from "@/lib/server/db/client";
import type { Prisma } from "@/lib/server/db/generated/client";

/** `backup` is written by `npm run backup` and scripts/backup.sh. */
export type ServerEventName = "sweep" | "sweep-failed" | "backup";

/** Stores that something happened now, so that every instance can tell when it happened last. */
export async function recordServerEvent(
  name: ServerEventName,
  detail: Prisma.InputJsonObject = {},
): Promise<void> {
  const event = { at: new Date(), detail };
  await db.serverEvent.upsert({ where: { name }, create: { name, ...event }, update: event });
}

import "server-only";
import { v7 as newId } from "uuid";
import { SECURITY_EVENT_DAYS, type SecurityEventKind } from "@/lib/security-events/values";
import { db } from "@/lib/server/db/client";
import { log } from "@/lib/server/log";
import { callerOf } from "@/lib/server/http/limits/caller";

const DAY_MS = 24 * 60 * 60_000;

/** Returns the row of a security event, to be written in the transaction that it records. Call `logSecurityEvent` after it. */
export function securityEvent(userId: string, kind: SecurityEventKind, request: Request) {
  return { userId, ...securityEventFields(kind, request) };
}

/** Returns the row without its owner, for a nested write. */
export function securityEventFields(kind: SecurityEventKind, request: Request) {
  return { id: newId(), kind, ...callerOf(request), createdAt: new Date() };
}

/** Records an event outside a transaction, such as an export. */
export async function recordSecurityEvent(
  userId: string,
  kind: SecurityEventKind,
  request: Request,
): Promise<void> {
  await db.securityEvent.create({ data: securityEvent(userId, kind, request), select: { id: true } });
  logSecurityEvent(kind);
}

/** Logs the event without its user. Deleting an account also deletes its events, so that event is only logged. */
export function logSecurityEvent(kind: SecurityEventKind | "account-deleted"): void {
  log.info({ event: kind }, "security event");
}

/** Deletes events past their retention period. Returns how many. */
export async function deleteOldSecurityEvents(): Promise<number> {
  const createdAt = { lt: new Date(Date.now() - SECURITY_EVENT_DAYS * DAY_MS) };
  return (await db.securityEvent.deleteMany({ where: { createdAt } })).count;
}

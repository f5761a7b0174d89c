import "server-only";
import { sql } from "@/lib/server/db/client";
import { log } from "@/lib/server/log";
import { processWide } from "@/lib/server/process-wide";

/** As many callers of one address mean that it is a proxy's, and not that of a household. */
const CALLERS = 10;
const MAX_PEERS = 100;

const WARNING =
  "Many callers share one address, and so they share its limits. If a proxy is in front of this server, name it in TRUSTED_PROXIES";

/** The addresses that X-Forwarded-For named, by the peer of the connection. */
const state = processWide("shared address", () => ({
  callers: new Map<string, Set<string>>(),
  isShared: false,
  isLogged: false,
}));

/** Returns whether limits by address go by the peer of the connection because no proxy is named. */
const isUnnamed = () => !process.env.TRUSTED_PROXIES && !process.env.VERCEL;

/** Notes for whom an unnamed peer says it forwards a request. */
export function noteForwarded(peer: string, forwarded: readonly string[]): void {
  const caller = forwarded[0];
  if (state.isShared || caller === undefined || !isUnnamed()) return;
  const callers = state.callers.get(peer) ?? new Set();
  if (callers.size === 0 && state.callers.size >= MAX_PEERS) return;
  state.callers.set(peer, callers.add(caller));
  if (callers.size < CALLERS) return;
  state.isShared = true;
  state.callers.clear();
  logOnce();
}

/** Returns a warning when many callers share one address and TRUSTED_PROXIES is unset, which is also logged; null otherwise. */
export async function sharedAddressWarning(): Promise<string | null> {
  if (!isUnnamed()) return null;
  if (!state.isShared && !(await isSharedByPeople())) return null;
  logOnce();
  return WARNING;
}

/** For proxies that name no caller: many people were signed in from one address within a day. */
async function isSharedByPeople(): Promise<boolean> {
  const shared = await sql`
    SELECT 1 FROM "Session" WHERE "address" IS NOT NULL AND "lastSeenAt" > now() - interval '1 day'
    GROUP BY "address" HAVING count(DISTINCT "userId") >= ${CALLERS} LIMIT 1`;
  return shared.length > 0;
}

function logOnce(): void {
  if (state.isLogged) return;
  state.isLogged = true;
  log.warn(`${WARNING}.`);
}

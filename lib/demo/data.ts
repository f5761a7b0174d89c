import "server-only";
import { FairQueue } from "@/lib/server/http/fair-queue";
import { isTimeZone } from "@/lib/time-zone";
import { db } from "@/lib/server/db/client";
import type { Prisma, TenantKind } from "@/lib/server/db/generated/client";
import { insertRows } from "@/lib/server/db/insert-rows";
import { newId } from "@/lib/new-id";
import { notFound } from "@/lib/server/problem";
import { processWide } from "@/lib/server/process-wide";
import { addressOf } from "@/lib/server/http/rate-limit";
import { openSession } from "@/lib/server/auth/session";
import { logSecurityEvent, securityEvent } from "@/lib/server/security-events/record";
import { releaseAll, removeReleased } from "@/lib/server/storage/removal";
import type { DemoProfile } from "@/prisma/demo/demo-rows";

const DEMO_HOURS = 2;

type DemoKind = "demo" | "blank";

/** A full demo writes 900 rows: of a crowd that starts at the same moment some wait, and addresses take turns. */
const demoQueue = processWide(
  "demos",
  () =>
    new FairQueue({
      concurrency: 4,
      perTenant: 4,
      maxWaiting: 100,
      // The browser gives up after ten seconds.
      maxWaitMs: 8_000,
      busy: "Many demos are being started right now",
    }),
);

/**
 * Makes a tenant of its own for a visitor, full or empty, and signs them in. The time zone is the browser's. Throws 503
 * when too many are starting.
 */
export async function startDemo(kind: DemoKind, request: Request) {
  return demoQueue.run(addressOf(request), request.signal, () => makeDemo(kind, request));
}

async function makeDemo(kind: DemoKind, request: Request) {
  const browserTimeZone = request.headers.get("time-zone");
  const userId = newId();
  const timeZone = isTimeZone(browserTimeZone) ? browserTimeZone : "UTC";
  const expiresAt = new Date(Date.now() + DEMO_HOURS * 60 * 60 * 1000);
  const { profile, rows } = await initialContent(kind, userId, timeZone);
  const user = { id: userId, kind, timeZone, expiresAt, updatedAt: new Date(), ...profile };
  // In one statement, the tenant too. A batch that begins with a model's call is kept whole as the plan of the next one
  // like it: with all of a demo's rows in it, for every demo.
  await insertRows({
    User: [user],
    ...rows,
    SecurityEvent: [securityEvent(userId, "demo-started", request)],
  });
  logSecurityEvent("demo-started");
  return openSession(userId, expiresAt);
}

/** Puts a demo tenant back to what it began as; its session and its two hours stay as they are. */
export async function resetDemo(userId: string, request: Request): Promise<void> {
  const where = { userId };
  const released = await db.$transaction(async (transaction) => {
    // Held still first: otherwise somebody could make it their own between the look at its kind and the deletes.
    await transaction.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${userId}::uuid FOR UPDATE`;
    const { kind, timeZone } = await requireDemo(userId, transaction);
    const { profile, rows } = await initialContent(kind, userId, timeZone);
    const data = { ...blankProfile, ...profile };
    await transaction.user.update({ where: { id: userId }, data, select: { id: true } });
    await transaction.task.deleteMany({ where });
    await transaction.event.deleteMany({ where });
    await transaction.file.deleteMany({ where });
    await transaction.project.deleteMany({ where });
    await transaction.client.deleteMany({ where });
    await transaction.partnerContact.deleteMany({ where });
    if (Object.keys(rows).length > 0) await insertRows(rows, transaction);
    await transaction.securityEvent.create({ data: securityEvent(userId, "demo-reset", request) });
    return releaseAll([userId], transaction);
  });
  logSecurityEvent("demo-reset");
  await removeReleased(released);
}

/** The tenant, if it is a demo; 404 for one that belongs to somebody. */
export async function requireDemo(userId: string, within: Pick<typeof db, "user"> = db) {
  const user = await within.user.findUniqueOrThrow({ where: { id: userId } });
  if (user.kind === "google") throw notFound();
  return user;
}

const blankProfile = {
  displayName: "New User",
  email: null,
  phoneNumber: null,
  address: null,
  bio: null,
  taxId: null,
  currency: "USD",
  specialization: [],
  avatar: null,
  quitting: false,
} satisfies Prisma.UserUpdateInput;

/** What a demo begins with: the profile and all rows of the full one, and of a blank one nothing. */
async function initialContent(
  kind: TenantKind,
  userId: string,
  timeZone: string,
): Promise<{ profile: Partial<DemoProfile>; rows: Parameters<typeof insertRows>[0] }> {
  if (kind !== "demo") return { profile: {}, rows: {} };
  const { buildDemo } = await import("@/prisma/demo/build-demo");
  const { profile, ...rows } = buildDemo({ userId, timeZone, now: new Date(), newId });
  return {
    profile,
    rows: {
      Client: rows.clients,
      Project: rows.projects,
      Task: rows.tasks,
      Event: rows.events,
      File: rows.files,
      ClientContact: rows.clientContacts,
      PartnerContact: rows.partnerContacts,
      ProjectClientContact: rows.projectClientContacts,
      ProjectPartnerContact: rows.projectPartnerContacts,
      SalesDocument: rows.salesDocuments,
      SalesDocumentItem: rows.salesDocumentItems,
    },
  };
}

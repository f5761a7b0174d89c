import "server-only";
import { noAddress } from "@/lib/shared/text/address";
import { v7 as newId } from "uuid";
import { FairQueue } from "@/lib/server/http/limits/fair-queue";
import { isDemo, type TenantKind } from "@/lib/accounts/tenant-kind";
import { isTimeZone } from "@/lib/shared/dates/time-zone";
import { db } from "@/lib/server/db/client";
import type { Prisma } from "@/lib/server/db/generated/client";
import { insertRows } from "@/lib/server/db/insert-rows";
import { env } from "@/lib/server/env";
import { notFound, Problem } from "@/lib/server/problem";
import { processWide } from "@/lib/server/process-wide";
import { callersNetwork } from "@/lib/server/http/limits/rate-limit";
import { openSession } from "@/lib/accounts/server/session/session";
import { sweepAfterResponse } from "@/lib/sweep/server/sweep";
import { logSecurityEvent, securityEvent } from "@/lib/security-events/server/record";
import { deleteTenantRows } from "@/lib/server/jobs/delete-tenant-rows";
import { ENDING_MS } from "@/lib/server/jobs/end-tenant";
import { releaseAll, removeReleased } from "@/lib/server/storage/removal";
import type { DemoProfile } from "@/lib/demo/server/workspace/demo-rows";

const DEMO_HOURS = 2;

type DemoKind = "demo" | "blank";

/** Limits how many demos start at once, because each writes 900 rows. Addresses take turns. */
const demoQueue = processWide(
  "demos",
  () =>
    new FairQueue({
      concurrency: 4,
      perTenant: 4,
      maxWaiting: 100,
      // The browser times out after ten seconds.
      maxWaitMs: 8_000,
      busy: "Too many demos are starting. Try again in a moment.",
    }),
);

/**
 * Creates a demo tenant, full or blank, and opens a session for it. The time zone is the browser's. Throws 403 where demos are
 * turned off, and 503 when too many are starting.
 */
export async function startDemo(kind: DemoKind, request: Request) {
  if (env().DEMOS === "off") throw new Problem(403, "Demos are turned off on this server.");
  const session = await demoQueue.run(callersNetwork(request), request.signal, () => makeDemo(kind, request));
  sweepAfterResponse();
  return session;
}

async function makeDemo(kind: DemoKind, request: Request) {
  const browserTimeZone = request.headers.get("time-zone");
  const userId = newId();
  const timeZone = isTimeZone(browserTimeZone) ? browserTimeZone : "UTC";
  const expiresAt = new Date(Date.now() + DEMO_HOURS * 60 * 60 * 1000);
  const { profile, rows, sampleEnd } = await demoContent(kind, userId, timeZone);
  const user = { id: userId, kind, timeZone, expiresAt, sampleEnd, updatedAt: new Date(), ...profile };
  // One statement that includes the tenant. Prisma caches the plan of a batch that begins with a model's call together with
  // all its rows, for every demo.
  await insertRows({
    User: [user],
    ...rows,
    SecurityEvent: [securityEvent(userId, "demo-started", request)],
  });
  logSecurityEvent("demo-started");
  return openSession({ userId, tenantEnd: expiresAt, method: "demo", request });
}

/** Restores a demo tenant's initial content. Its session and expiry stay unchanged. */
export async function resetDemo(userId: string, request: Request): Promise<void> {
  const where = { userId };
  const reset = async (transaction: Prisma.TransactionClient) => {
    // Locked first: otherwise the demo could be kept by a sign-in between the check and the deletes.
    await transaction.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${userId}::uuid FOR UPDATE`;
    const { kind, timeZone } = await requireDemo(userId, transaction);
    const { profile, rows, sampleEnd } = await demoContent(kind, userId, timeZone);
    const data = { ...blankProfile, ...profile, sampleEnd };
    await transaction.user.update({ where: { id: userId }, data, select: { id: true } });
    const objects = await releaseAll([userId], transaction);
    await deleteTenantRows(transaction, userId);
    await transaction.documentNumbering.deleteMany({ where });
    await transaction.documentSeries.deleteMany({ where });
    if (Object.keys(rows).length > 0) await insertRows(rows, transaction);
    await transaction.securityEvent.create({ data: securityEvent(userId, "demo-reset", request) });
    return objects;
  };
  const released = await db.$transaction(reset, { timeout: ENDING_MS });
  logSecurityEvent("demo-reset");
  await removeReleased(released);
}

/** Returns the tenant if it is a demo. Throws 404 otherwise. */
export async function requireDemo(userId: string, within: Pick<typeof db, "user"> = db) {
  const user = await within.user.findUniqueOrThrow({ where: { id: userId } });
  if (!isDemo(user.kind)) throw notFound();
  return user;
}

const blankProfile = {
  displayName: "New User",
  email: null,
  phoneNumber: null,
  address: null,
  ...noAddress,
  bio: null,
  taxId: null,
  vatId: null,
  currency: "USD",
  paymentDays: null,
  hourlyRate: null,
  timeRounding: null,
  specialization: [],
  avatar: null,
  logo: null,
  logoWidth: null,
  logoHeight: null,
  accent: null,
  quitting: false,
} satisfies Prisma.UserUpdateInput;

/** Returns the initial content of a demo: the profile, all rows and the id after them of a full one, nothing for a blank one. */
export async function demoContent(
  kind: TenantKind,
  userId: string,
  timeZone: string,
): Promise<{
  profile: Partial<DemoProfile>;
  rows: Parameters<typeof insertRows>[0];
  sampleEnd: string | null;
}> {
  if (kind !== "demo") return { profile: {}, rows: {}, sampleEnd: null };
  const { buildDemo } = await import("@/lib/demo/server/workspace/build-demo");
  const { profile, ...rows } = buildDemo({ userId, timeZone, now: new Date(), newId });
  return {
    profile,
    sampleEnd: newId(),
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
      BankAccount: rows.bankAccounts,
      CatalogueItem: rows.catalogueItems,
      SalesDocument: rows.salesDocuments,
      SalesDocumentItem: rows.salesDocumentItems,
      ReceivedPayment: rows.receivedPayments,
      DocumentSeries: rows.documentSeries,
      TimeEntry: rows.timeEntries,
    },
  };
}

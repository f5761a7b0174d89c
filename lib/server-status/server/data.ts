import "server-only";
import packageJson from "@/package.json";
import { demoKinds } from "@/lib/accounts/tenant-kind";
import { db, sql } from "@/lib/server/db/client";
import { sharedAddressWarning } from "@/lib/server/http/limits/shared-address";
import type { ServerEventName } from "@/lib/server/jobs/server-events";
import { observations } from "@/lib/server/metrics/observations";
import { notFound } from "@/lib/server/problem";
import { freeBytes } from "@/lib/server/storage/free-space";
import { storageWarnings } from "@/lib/server/storage/warnings";
import { checkParts } from "./parts";
import { listVariables } from "./variables";

/** Returns the state of the server for its owner, without any secret. Throws 404 for everybody else. */
export async function getServerStatus(userId: string, request: Request) {
  await requireServerOwner(userId);
  const [database, storage, events, parts, warnings, shared, free] = await Promise.all([
    describeDatabase(),
    measureStorage(),
    readEvents(),
    checkParts(),
    storageWarnings(request),
    sharedAddressWarning(),
    freeBytes(),
  ]);
  return {
    version: packageJson.version,
    nodeVersion: process.versions.node,
    ...database,
    startedAt: new Date(Date.now() - process.uptime() * 1000),
    parts,
    warnings: [...warnings, ...(shared === null ? [] : [shared])],
    storage: { ...storage, free: Number.isFinite(free) ? free : null },
    requests: countRequests(),
    ...events,
    variables: listVariables(),
  };
}

/** A demo is nobody's account, even if its row said otherwise. */
async function requireServerOwner(userId: string): Promise<void> {
  const owner = { id: userId, isServerOwner: true, kind: { notIn: demoKinds } };
  if ((await db.user.count({ where: owner })) === 0) throw notFound();
}

async function describeDatabase() {
  const [row] = await sql<{
    databaseVersion: string;
    migration: string | null;
    accounts: number;
    demos: number;
  }>`
    SELECT current_setting('server_version') AS "databaseVersion",
      (SELECT max("migration_name") FROM "_prisma_migrations" WHERE "finished_at" IS NOT NULL) AS "migration",
      count(*) FILTER (WHERE "kind" IN ('google', 'account'))::int AS "accounts",
      count(*) FILTER (WHERE "kind" IN ('demo', 'blank'))::int AS "demos"
    FROM "User" WHERE "expiresAt" IS NULL OR "expiresAt" > now()`;
  const { databaseVersion = "", migration = null, accounts = 0, demos = 0 } = row ?? {};
  return { databaseVersion, migration, workspaces: { accounts, demos } };
}

async function measureStorage() {
  const [row] = await sql<Record<"database" | "files" | "fileCount" | "waitingRemovals", string>>`
    SELECT pg_database_size(current_database()) AS "database",
      (SELECT coalesce(sum("size"), 0) FROM "Upload" WHERE "usedAt" IS NOT NULL) AS "files",
      (SELECT count(*) FROM "Upload" WHERE "usedAt" IS NOT NULL) AS "fileCount",
      (SELECT count(*) FROM "ObjectRemoval") AS "waitingRemovals"`;
  return {
    database: Number(row?.database),
    files: Number(row?.files),
    fileCount: Number(row?.fileCount),
    waitingRemovals: Number(row?.waitingRemovals),
  };
}

async function readEvents() {
  const rows = await db.serverEvent.findMany();
  const find = (name: ServerEventName) => rows.find((row) => row.name === name);
  const [sweep, backup] = [find("sweep"), find("backup")];
  return {
    sweep: sweep ? { at: sweep.at, ...countsIn(sweep.detail) } : null,
    sweepFailedAt: find("sweep-failed")?.at ?? null,
    backup: backup ? { at: backup.at, ...backupIn(backup.detail) } : null,
  };
}

/** Scripts and earlier versions write these details too, so fields may be missing. */
function countsIn(detail: unknown) {
  const {
    tenants = 0,
    uploads = 0,
    objects = 0,
  } = detail as Partial<Record<"tenants" | "uploads" | "objects", number>>;
  return { tenants, uploads, objects };
}

function backupIn(detail: unknown) {
  const { bytes = null, isEncrypted = false } = detail as { bytes?: number; isEncrypted?: boolean };
  return { bytes, isEncrypted };
}

function countRequests() {
  const counts = { total: 0, failed: 0 };
  for (const [call, count] of observations().requests) {
    counts.total += count;
    if (Number(call.split(" ").at(-1)) >= 500) counts.failed += count;
  }
  return counts;
}

import "server-only";
import { formatFileSize, formatSizeLimit } from "@/lib/shared/text/format";
import { sql } from "@/lib/server/db/client";
import { env } from "@/lib/server/env";
import { Problem } from "@/lib/server/problem";
import { requireFreeSpace } from "./free-space";

const MIB = 1024 * 1024;

/** Returns how many bytes a tenant's stored files and pictures use, and their quota. */
export async function storageUsage(userId: string): Promise<{ used: number; quota: number }> {
  const [row] = await sql<{ isDemo: boolean; used: string }>`
    SELECT u."kind" IN ('demo', 'blank') AS "isDemo",
      (SELECT coalesce(sum("size"), 0) FROM "Upload" WHERE "userId" = ${userId}::uuid) AS used
    FROM "User" u WHERE u."id" = ${userId}::uuid`;
  const { DEMO_STORAGE_QUOTA_MB, STORAGE_QUOTA_MB } = env();
  return {
    used: Number(row?.used ?? 0),
    quota: (row?.isDemo ? DEMO_STORAGE_QUOTA_MB : STORAGE_QUOTA_MB) * MIB,
  };
}

/** Throws 507 when these bytes would exceed the tenant's quota or the server's free space. */
export async function requireStorage(userId: string, bytes: number): Promise<void> {
  await requireFreeSpace(bytes);
  const { used, quota } = await storageUsage(userId);
  if (used + bytes <= quota) return;
  const [current, limit] = [formatFileSize(used), formatSizeLimit(quota)];
  throw new Problem(507, `Your files would exceed ${limit}. They currently use ${current}.`);
}

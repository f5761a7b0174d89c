import "server-only";
import { isDemo, type TenantKind } from "@/lib/accounts/tenant-kind";
import { db } from "@/lib/server/db/client";
import { env } from "@/lib/server/env";
import { demoUploadLimits, type UploadLimits, type UploadTenant } from "@/lib/files/upload-limits";

const MIB = 1024 * 1024;

/** Returns the upload limits of a kind of tenant: a demo's are fixed, those of accounts are variables. */
export function uploadLimitsOf(kind: TenantKind): UploadLimits {
  const { AVATAR_MAX_MB, UPLOAD_MAX_MB } = env();
  return isDemo(kind) ? demoUploadLimits : { file: UPLOAD_MAX_MB * MIB, picture: AVATAR_MAX_MB * MIB };
}

export async function uploadTenant(userId: string): Promise<UploadTenant> {
  const { kind } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { kind: true } });
  return { kind, uploadLimits: uploadLimitsOf(kind) };
}

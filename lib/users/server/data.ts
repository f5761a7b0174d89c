import "server-only";
import { addressColumns } from "@/lib/shared/text/address";
import type { z } from "zod";
import { db } from "@/lib/server/db/client";
import { endTenant } from "@/lib/server/jobs/end-tenant";
import type { Prisma } from "@/lib/server/db/generated/client";
import { unlessChanged } from "@/lib/server/db/precondition";
import { notFound } from "@/lib/server/problem";
import { logSecurityEvent } from "@/lib/security-events/server/record";
import { sampleEndOf } from "@/lib/users/rules";
import { uploadLimitsOf } from "@/lib/server/storage/upload-tenant";
import { saveWithPictures } from "./save-pictures";
import type { userPatchSchema } from "@/lib/users/schema";

export async function getUser(userId: string) {
  return toUser(await db.user.findUniqueOrThrow({ where: { id: userId }, select: userColumns }));
}

export async function updateUser(userId: string, patch: z.output<typeof userPatchSchema>, version?: Date) {
  const { pinnedProjects, avatar, logo, ...rest } = patch;
  const where = { id: userId };
  const projects = pinnedProjects && (await toPins(userId, pinnedProjects));
  const update = async () =>
    toUser(
      await saveWithPictures(userId, { avatar, logo }, (pictures) =>
        db.user.update({
          where: { ...where, updatedAt: version },
          data: { ...rest, ...pictures, projects },
          select: userColumns,
        }),
      ),
    );
  return unlessChanged(version, { update, read: () => getUser(userId) });
}

/** Deletes the account with the tenant's rows, sessions and objects. */
export async function deleteUser(userId: string): Promise<void> {
  await endTenant(userId);
  logSecurityEvent("account-deleted");
}

/** Returns the part of the user's update that pins exactly these projects. Throws 404 if one is not the tenant's. */
async function toPins(userId: string, ids: string[]) {
  const pinned = [...new Set(ids)];
  const count = await db.project.count({ where: { userId, id: { in: pinned } } });
  if (count < pinned.length) throw notFound();
  return {
    updateMany: [
      { where: { pinned: true, id: { notIn: pinned } }, data: { pinned: false } },
      { where: { pinned: false, id: { in: pinned } }, data: { pinned: true } },
    ],
  } satisfies Prisma.UserUpdateInput["projects"];
}

const userColumns = {
  id: true,
  kind: true,
  expiresAt: true,
  timeZone: true,
  displayName: true,
  email: true,
  phoneNumber: true,
  address: true,
  ...addressColumns,
  bio: true,
  taxId: true,
  vatId: true,
  currency: true,
  paymentDays: true,
  hourlyRate: true,
  timeRounding: true,
  specialization: true,
  avatar: true,
  logo: true,
  logoWidth: true,
  logoHeight: true,
  accent: true,
  quitting: true,
  singleKeys: true,
  updatedAt: true,
  sampleEnd: true,
  isServerOwner: true,
  projects: {
    where: { pinned: true },
    select: { id: true },
    orderBy: [{ searchName: "asc" }, { id: "asc" }],
  },
} satisfies Prisma.UserSelect;

function toUser({ projects, sampleEnd, ...user }: Prisma.UserGetPayload<{ select: typeof userColumns }>) {
  return {
    ...user,
    pinnedProjects: projects.map((project) => project.id),
    sampleEnd: sampleEndOf({ kind: user.kind, sampleEnd }),
    hasSample: sampleEndOf({ kind: user.kind, sampleEnd }) !== null,
    uploadLimits: uploadLimitsOf(user.kind),
  };
}

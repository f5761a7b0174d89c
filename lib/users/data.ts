import "server-only";
import type { z } from "zod";
import { db } from "@/lib/server/db";
import type { Prisma } from "@/lib/server/generated/client";
import type { userPatchSchema } from "./schema";

export async function getUser(userId: string) {
  return toUser(await db.user.findUniqueOrThrow({ where: { id: userId }, select: columns }));
}

export async function updateUser(userId: string, patch: z.output<typeof userPatchSchema>) {
  return toUser(await db.user.update({ where: { id: userId }, data: patch, select: columns }));
}

const columns = {
  id: true,
  kind: true,
  expiresAt: true,
  timeZone: true,
  displayName: true,
  email: true,
  phoneNumber: true,
  address: true,
  bio: true,
  taxId: true,
  currency: true,
  specialization: true,
  avatar: true,
  quitting: true,
  projects: {
    where: { pinned: true },
    select: { id: true },
    orderBy: [{ searchName: "asc" }, { id: "asc" }],
  },
} satisfies Prisma.UserSelect;

function toUser({ projects, ...user }: Prisma.UserGetPayload<{ select: typeof columns }>) {
  return { ...user, pinnedProjects: projects.map((project) => project.id) };
}

import "server-only";
import type { Prisma } from "@/lib/server/db/generated/client";

/** The columns of an entry in responses: everything but its rows. */
export const trashEntryColumns = {
  id: true,
  kind: true,
  rowId: true,
  name: true,
  clientColor: true,
  clientName: true,
  projectName: true,
  occursAt: true,
  isWithTime: true,
  counts: true,
  deletedAt: true,
  expiresAt: true,
} satisfies Prisma.TrashEntrySelect;

export type TrashEntryRow = Prisma.TrashEntryGetPayload<{ select: typeof trashEntryColumns }>;

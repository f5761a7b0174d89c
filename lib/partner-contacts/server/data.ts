import "server-only";
import type { z } from "zod";
import { isFiltered } from "@/lib/api/list";
import { createManyOnce, createOnce } from "@/lib/server/db/create-once";
import { countRows } from "@/lib/server/db/count-rows";
import { db } from "@/lib/server/db/client";
import type { Prisma } from "@/lib/server/db/generated/client";
import { containing, toList } from "@/lib/server/db/list";
import { unlessChanged } from "@/lib/server/db/precondition";
import { saveWithAvatar } from "@/lib/server/storage/pictures/avatar";
import { foundOr404 } from "@/lib/server/db/found-or-404";
import { moveToTrash } from "@/lib/trash/server/move-to-trash";
import type {
  newPartnerContactSchema,
  newPartnerContactsSchema,
  partnerContactFilterSchema,
  partnerContactPatchSchema,
} from "@/lib/partner-contacts/schema";

/** Returns the partner contacts that match the filter, by name. */
export async function searchPartnerContacts(
  userId: string,
  filter: z.output<typeof partnerContactFilterSchema>,
) {
  const { take, ...conditions } = filter;
  const where = partnerContactWhere(userId, conditions);
  return toList({
    take,
    isFiltered: isFiltered(conditions),
    rows: () =>
      db.partnerContact.findMany({
        where,
        take,
        select: partnerContactColumns,
        orderBy: [{ searchName: "asc" }, { id: "asc" }],
      }),
    toItems: (rows) => rows,
    countMatching: () => db.partnerContact.count({ where }),
    countAll: () => countRows("PartnerContact", userId),
  });
}

export async function createPartnerContact(userId: string, input: z.output<typeof newPartnerContactSchema>) {
  return createOnce({
    input,
    create: () =>
      saveWithAvatar(userId, input.avatar, {
        category: "partner-contact",
        save: (avatar) =>
          db.partnerContact.create({ data: { ...input, avatar, userId }, select: partnerContactColumns }),
      }),
    find: () => findPartnerContact(userId, input.id ?? ""),
  });
}

/** Creates several partner contacts at once; existing identical ones are skipped. */
export async function createPartnerContacts(
  userId: string,
  rows: z.output<typeof newPartnerContactsSchema>,
): Promise<{ count: number }> {
  const data = rows.map((row) => ({ ...row, userId }));
  return createManyOnce({
    inputs: rows,
    create: (transaction) => transaction.partnerContact.createMany({ data, skipDuplicates: true }),
    find: (transaction, ids) => transaction.partnerContact.findMany({ where: { userId, id: { in: ids } } }),
  });
}

export async function updatePartnerContact(
  userId: string,
  id: string,
  patch: z.output<typeof partnerContactPatchSchema>,
  version?: Date,
) {
  const where = { userId_id: { userId, id } };
  const update = () =>
    saveWithAvatar(userId, patch.avatar, {
      category: "partner-contact",
      stored: () => db.partnerContact.findUniqueOrThrow({ where, select: { avatar: true } }),
      save: (avatar) =>
        db.partnerContact.update({
          where: { ...where, updatedAt: version },
          data: { ...patch, avatar },
          select: partnerContactColumns,
        }),
    });
  const read = async () => foundOr404(await findPartnerContact(userId, id));
  return unlessChanged(version, { update, read });
}

export function deletePartnerContact(userId: string, id: string): Promise<string> {
  return moveToTrash(userId, "partnerContact", id);
}

function findPartnerContact(userId: string, id: string) {
  return db.partnerContact.findUnique({
    where: { userId_id: { userId, id } },
    select: partnerContactColumns,
  });
}

/** The columns of a partner contact in responses, also within a project. */
export const partnerContactColumns = {
  id: true,
  userId: true,
  name: true,
  company: true,
  role: true,
  phoneNumber: true,
  email: true,
  details: true,
  avatar: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.PartnerContactSelect;

function partnerContactWhere(
  userId: string,
  { name, role, company, projectId }: Omit<z.output<typeof partnerContactFilterSchema>, "take">,
): Prisma.PartnerContactWhereInput {
  return {
    userId,
    ...(name && { searchName: containing(name) }),
    ...(role && { searchRole: containing(role) }),
    ...(company && { searchCompany: containing(company) }),
    ...(projectId && { projects: { some: { projectId } } }),
  };
}

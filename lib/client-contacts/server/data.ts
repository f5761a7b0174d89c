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
import { hasParent, foundOr404 } from "@/lib/server/db/found-or-404";
import { moveToTrash } from "@/lib/trash/server/move-to-trash";
import type {
  clientContactFilterSchema,
  clientContactPatchSchema,
  newClientContactSchema,
  newClientContactsSchema,
} from "@/lib/client-contacts/schema";

/** Returns the client contacts that match the filter, by name. */
export async function searchClientContacts(
  userId: string,
  filter: z.output<typeof clientContactFilterSchema>,
) {
  const { take, ...conditions } = filter;
  const where = clientContactWhere(userId, conditions);
  return toList({
    take,
    isFiltered: isFiltered(conditions),
    rows: () =>
      db.clientContact.findMany({
        where,
        take,
        select: clientContactColumns,
        orderBy: [{ searchName: "asc" }, { id: "asc" }],
      }),
    toItems: (rows) => rows.filter((row) => hasParent(row, "company")),
    countMatching: () => db.clientContact.count({ where }),
    countAll: () => countRows("ClientContact", userId),
  });
}

export async function createClientContact(userId: string, input: z.output<typeof newClientContactSchema>) {
  return createOnce({
    input,
    create: async () =>
      withRequiredCompany(
        await saveWithAvatar(userId, input.avatar, {
          category: "client-contact",
          save: (avatar) =>
            db.clientContact.create({ data: { ...input, avatar, userId }, select: clientContactColumns }),
        }),
      ),
    find: () => findClientContact(userId, input.id ?? ""),
  });
}

/** Creates several client contacts at once; existing identical ones are skipped. */
export async function createClientContacts(
  userId: string,
  rows: z.output<typeof newClientContactsSchema>,
): Promise<{ count: number }> {
  const data = rows.map((row) => ({ ...row, userId }));
  return createManyOnce({
    inputs: rows,
    create: (transaction) => transaction.clientContact.createMany({ data, skipDuplicates: true }),
    find: (transaction, ids) => transaction.clientContact.findMany({ where: { userId, id: { in: ids } } }),
  });
}

export async function updateClientContact(
  userId: string,
  id: string,
  patch: z.output<typeof clientContactPatchSchema>,
  version?: Date,
) {
  const where = { userId_id: { userId, id } };
  const update = () =>
    saveWithAvatar(userId, patch.avatar, {
      category: "client-contact",
      stored: () => db.clientContact.findUniqueOrThrow({ where, select: { avatar: true } }),
      save: (avatar) =>
        db.clientContact.update({
          where: { ...where, updatedAt: version },
          data: { ...patch, avatar },
          select: clientContactColumns,
        }),
    });
  const read = async () => foundOr404(await findClientContact(userId, id));
  return withRequiredCompany(await unlessChanged(version, { update, read }));
}

async function findClientContact(userId: string, id: string) {
  const where = { userId_id: { userId, id } };
  const contact = await db.clientContact.findUnique({ where, select: clientContactColumns });
  return contact && hasParent(contact, "company") ? contact : null;
}

/** Returns a contact that was just written. Throws 404 if it or its company was deleted concurrently. */
function withRequiredCompany<Row extends { company: object | null }>(row: Row): Row {
  return foundOr404(hasParent(foundOr404(row), "company") ? row : null);
}

export function deleteClientContact(userId: string, id: string): Promise<string> {
  return moveToTrash(userId, "clientContact", id);
}

/** The columns of a client contact in responses, also within a project. */
export const clientContactColumns = {
  id: true,
  userId: true,
  name: true,
  companyId: true,
  company: { select: { id: true, name: true, themeColor: true } },
  role: true,
  phoneNumber: true,
  email: true,
  details: true,
  avatar: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.ClientContactSelect;

function clientContactWhere(
  userId: string,
  { name, role, company, companyId, projectId }: Omit<z.output<typeof clientContactFilterSchema>, "take">,
): Prisma.ClientContactWhereInput {
  return {
    userId,
    ...(companyId && { companyId }),
    ...(name && { searchName: containing(name) }),
    ...(role && { searchRole: containing(role) }),
    ...(company && { company: { searchName: containing(company) } }),
    ...(projectId && { projects: { some: { projectId } } }),
  };
}

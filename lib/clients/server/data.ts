import "server-only";
import { addressColumns } from "@/lib/shared/text/address";
import type { z } from "zod";
import { requireNoIssuedForClient } from "@/lib/deletion/server/issued-documents";
import { type SelectionOption } from "@/lib/api/list";
import type { ArchivedFilter } from "@/lib/shared/archived";
import { createManyOnce, createOnce } from "@/lib/server/db/create-once";
import { countRows } from "@/lib/server/db/count-rows";
import { db } from "@/lib/server/db/client";
import type { Prisma } from "@/lib/server/db/generated/client";
import { containing, toList, whereArchived } from "@/lib/server/db/list";
import { whereNoteUnchanged, unlessNoteChanged } from "@/lib/notes/server/note-precondition";
import { unlessChanged } from "@/lib/server/db/precondition";
import { notFound } from "@/lib/server/problem";
import { foundOr404 } from "@/lib/server/db/found-or-404";
import { moveToTrash } from "@/lib/trash/server/move-to-trash";
import type {
  clientFilterSchema,
  clientPatchSchema,
  newClientSchema,
  newClientsSchema,
} from "@/lib/clients/schema";
import { withSummary } from "./summary";
import { clientIncome } from "./income";
import { MAX_SELECTIONS } from "@/lib/shared/constants";

/** Returns the clients that match the filter, by name, with what they owe and what is next for them. */
export async function searchClients(
  userId: string,
  timeZone: string,
  filter: z.output<typeof clientFilterSchema>,
) {
  const { take, name, archived } = filter;
  const where = clientWhere(userId, name, archived);
  return toList({
    take,
    // Without a filter it leaves the archived clients out.
    isFiltered: true,
    rows: () => db.client.findMany({ where, take, select: clientRowColumns, orderBy }),
    toItems: (rows) => withSummary(userId, timeZone, rows),
    countMatching: () => db.client.count({ where }),
    countAll: () => countRows("Client", userId),
  });
}

/** Returns the first 50 clients whose name contains the text, for pickers. */
export async function selectClients(userId: string, name?: string): Promise<SelectionOption[]> {
  const rows = await db.client.findMany({
    where: clientWhere(userId, name),
    take: MAX_SELECTIONS,
    select: { id: true, name: true },
    orderBy,
  });
  return rows.map((row) => ({ value: row.id, label: row.name }));
}

/** A client with its projects and contacts; 404 when there is none. */
export async function getClient(userId: string, id: string) {
  const client = await findClient(userId, id);
  if (!client) throw notFound();
  return client;
}

export async function createClient(userId: string, input: z.output<typeof newClientSchema>) {
  return createOnce({
    input,
    create: async () =>
      withIncome(
        userId,
        foundOr404(await db.client.create({ data: { ...input, userId }, select: clientColumns })),
      ),
    find: () => findClient(userId, input.id ?? ""),
  });
}

/** Creates several clients at once; existing identical ones are skipped. */
export async function createClients(
  userId: string,
  rows: z.output<typeof newClientsSchema>,
): Promise<{ count: number }> {
  const data = rows.map((row) => ({ ...row, userId }));
  return createManyOnce({
    inputs: rows,
    create: (transaction) => transaction.client.createMany({ data, skipDuplicates: true }),
    find: (transaction, ids) => transaction.client.findMany({ where: { userId, id: { in: ids } } }),
  });
}

export async function updateClient(
  userId: string,
  id: string,
  patch: z.output<typeof clientPatchSchema>,
  version?: Date,
) {
  const { noteWas: _, ...data } = patch;
  const where = { userId_id: { userId, id }, updatedAt: version, ...whereNoteUnchanged(patch) };
  const update = () => db.client.update({ where, data, select: clientColumns });
  const exists = () => db.client.count({ where: { userId, id, updatedAt: version } });
  const client = await unlessChanged(version, {
    update: () => unlessNoteChanged(patch, { update, exists }),
    read: () => getClient(userId, id),
  });
  return withIncome(userId, foundOr404(client));
}

/** Moves a client with its projects and everything that belongs to them to the trash. Throws 409 for issued documents. */
export function deleteClient(userId: string, id: string): Promise<string> {
  return moveToTrash(userId, "client", id, requireNoIssuedForClient.bind(null, userId));
}

async function findClient(userId: string, id: string) {
  const client = await db.client.findUnique({ where: { userId_id: { userId, id } }, select: clientColumns });
  return client && withIncome(userId, client);
}

const orderBy = [{ searchName: "asc" }, { id: "asc" }] satisfies Prisma.ClientOrderByWithRelationInput[];

const clientRowColumns = {
  id: true,
  name: true,
  themeColor: true,
  taxId: true,
  vatId: true,
  email: true,
  phoneNumber: true,
  address: true,
  ...addressColumns,
  detail: true,
  language: true,
  paymentDays: true,
  hourlyRate: true,
  timeRounding: true,
  buyerReference: true,
  electronicAddress: true,
  archivedAt: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.ClientSelect;

const clientColumns = {
  ...clientRowColumns,
  note: true,
  contacts: {
    select: { id: true, name: true, role: true, avatar: true },
    orderBy: [{ searchName: "asc" }, { id: "asc" }],
  },
  projects: {
    select: {
      id: true,
      name: true,
      projectStatus: true,
      paymentStatus: true,
      archivedAt: true,
      updatedAt: true,
    },
    orderBy: [{ updatedAt: "desc" }, { id: "asc" }],
  },
} satisfies Prisma.ClientSelect;

function clientWhere(
  userId: string,
  name: string | undefined,
  archived?: ArchivedFilter,
): Prisma.ClientWhereInput {
  return { userId, ...(name && { searchName: containing(name) }), ...whereArchived(archived) };
}

/** Returns a client with its sums. */
async function withIncome<Row extends { id: string; projects: unknown[] }>(userId: string, row: Row) {
  return { ...row, projectCount: row.projects.length, ...(await clientIncome(userId, row.id)) };
}

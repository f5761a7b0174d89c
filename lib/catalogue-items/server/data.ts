import "server-only";
import type { z } from "zod";
import {
  type catalogueItemFilterSchema,
  type CatalogueItemPatch,
  type NewCatalogueItem,
  rateError,
} from "@/lib/catalogue-items/schema";
import { db } from "@/lib/server/db/client";
import { countRows } from "@/lib/server/db/count-rows";
import { createOnce } from "@/lib/server/db/create-once";
import { foundOr404 } from "@/lib/server/db/found-or-404";
import type { Prisma } from "@/lib/server/db/generated/client";
import { containing, toList } from "@/lib/server/db/list";
import { unlessChanged } from "@/lib/server/db/precondition";
import { invalid, notFound } from "@/lib/server/problem";
import { moveToTrash } from "@/lib/trash/server/move-to-trash";

/** Returns the lines of the price list that match the filter, by title. */
export async function searchCatalogueItems(
  userId: string,
  { take, name }: z.output<typeof catalogueItemFilterSchema>,
) {
  const where = { userId, ...(name && { searchName: containing(name) }) };
  return toList({
    take,
    isFiltered: name !== undefined,
    rows: () =>
      db.catalogueItem.findMany({
        where,
        take,
        select: columns,
        orderBy: [{ searchName: "asc" }, { id: "asc" }],
      }),
    toItems: (rows) => rows.map(toItem),
    countMatching: () => db.catalogueItem.count({ where }),
    countAll: () => countRows("CatalogueItem", userId),
  });
}

/** Returns a line of the price list. Throws 404 if it does not exist. */
export async function getCatalogueItem(userId: string, id: string) {
  const item = await findItem(userId, id);
  if (!item) throw notFound();
  return item;
}

export async function createCatalogueItem(userId: string, input: NewCatalogueItem) {
  return createOnce({
    input,
    create: async () =>
      toItem(await db.catalogueItem.create({ data: { ...input, userId }, select: columns })),
    find: () => findItem(userId, input.id ?? ""),
  });
}

export async function updateCatalogueItem(
  userId: string,
  id: string,
  patch: CatalogueItemPatch,
  version?: Date,
) {
  await requireUsableRate(userId, id, patch);
  const where = { userId_id: { userId, id }, updatedAt: version };
  return unlessChanged(version, {
    update: async () =>
      toItem(foundOr404(await db.catalogueItem.update({ where, data: patch, select: columns }))),
    read: () => getCatalogueItem(userId, id),
  });
}

/** Throws 422 for a change of unit or rate to what an item of a document cannot have. A stored rate may stay as it is. */
async function requireUsableRate(userId: string, id: string, patch: CatalogueItemPatch) {
  if (patch.unit === undefined && patch.rate === undefined) return;
  const before = await getCatalogueItem(userId, id);
  const { unit = before.unit, rate = before.rate } = patch;
  const message = unit === before.unit && rate === before.rate ? undefined : rateError({ unit, rate });
  if (message) throw invalid([{ path: "rate", message }]);
}

/** Moves a line of the price list to the trash. Documents keep the lines that were made from it. */
export function deleteCatalogueItem(userId: string, id: string): Promise<string> {
  return moveToTrash(userId, "catalogueItem", id);
}

async function findItem(userId: string, id: string) {
  const row = await db.catalogueItem.findUnique({ where: { userId_id: { userId, id } }, select: columns });
  return row && toItem(row);
}

const columns = {
  id: true,
  title: true,
  description: true,
  unit: true,
  rate: true,
  tax: true,
  currency: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.CatalogueItemSelect;

type Row = Prisma.CatalogueItemGetPayload<{ select: typeof columns }>;

/** Returns a row with exact numbers as text. */
function toItem({ rate, tax, ...row }: Row) {
  return {
    ...row,
    rate: rate.toFixed(),
    tax: tax?.toFixed() ?? null,
  };
}

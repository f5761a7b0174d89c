import "server-only";
import type { z } from "zod";
import { isFiltered } from "@/lib/api/list";
import { withProjectLabel, withProjectLabels } from "@/lib/projects/server/project-labels";
import { createOnce } from "@/lib/server/db/create-once";
import { countRows } from "@/lib/server/db/count-rows";
import { db } from "@/lib/server/db/client";
import type { Prisma } from "@/lib/server/db/generated/client";
import { containing, toList } from "@/lib/server/db/list";
import { unlessChanged } from "@/lib/server/db/precondition";
import { requireUpload, claimUpload } from "@/lib/server/storage/uploads";
import { foundOr404 } from "@/lib/server/db/found-or-404";
import { moveRowsToTrash, moveToTrash } from "@/lib/trash/server/move-to-trash";
import type { fileFilterSchema, filePatchSchema, newFileSchema, updateManySchema } from "@/lib/files/schema";
import { fileCategories } from "@/lib/files/upload-limits";
import { MAX_FILE_IDS } from "@/lib/shared/constants";

/** Returns the files that match the filter, the newest first. */
export async function searchFiles(userId: string, filter: z.output<typeof fileFilterSchema>) {
  const { take, ...conditions } = filter;
  const where = fileWhere(userId, conditions);
  return toList({
    take,
    isFiltered: isFiltered(conditions),
    rows: () => db.file.findMany({ where, take, select: fileColumns, orderBy }),
    toItems: async (rows) => (await withProjectLabels(userId, rows)).map(answered),
    countMatching: () => db.file.count({ where }),
    countAll: () => countRows("File", userId),
  });
}

/** Returns the ids of the files that match the filter, the newest first and at most `MAX_FILE_IDS`. */
export async function searchFileIds(userId: string, filter: z.output<typeof fileFilterSchema>) {
  const { take: _, ...conditions } = filter;
  const rows = await db.file.findMany({
    where: fileWhere(userId, conditions),
    take: MAX_FILE_IDS,
    select: { id: true },
    orderBy,
  });
  return { ids: rows.map(({ id }) => id) };
}

/** Creates a file from a link, or from an upload once it was checked in the store. */
export async function createFile(userId: string, body: z.output<typeof newFileSchema>) {
  const { s3Key } = body;
  const size = s3Key ? (await requireUpload(userId, s3Key, fileCategories, "s3Key")).size : null;
  const input = { ...body, size };
  return createOnce({
    input,
    create: async () => {
      const create = db.file.create({ data: { ...input, userId }, select: fileColumns });
      const [file] = await db.$transaction([create, ...(s3Key ? [claimUpload(userId, s3Key)] : [])] as const);
      return answered(await withProjectLabel(userId, foundOr404(file)));
    },
    find: () => findFile(userId, input.id ?? ""),
  });
}

export async function updateFile(
  userId: string,
  id: string,
  patch: z.output<typeof filePatchSchema>,
  version?: Date,
) {
  const where = { userId_id: { userId, id }, updatedAt: version };
  const file = await unlessChanged(version, {
    update: () => db.file.update({ where, data: patch, select: fileColumns }),
    read: async () => foundOr404(await findFile(userId, id)),
  });
  return answered(await withProjectLabel(userId, foundOr404(file)));
}

/** Changes several files, all or none. Returns what they were before. Unknown ids are ignored. */
export async function updateFiles(userId: string, changes: z.output<typeof updateManySchema>) {
  // One statement for all files that become the same.
  const groups = new Map<string, { patch: Omit<(typeof changes)[number], "id">; ids: string[] }>();
  for (const { id, ...patch } of changes) {
    const key = JSON.stringify(patch);
    const group = groups.get(key) ?? { patch, ids: [] };
    groups.set(key, { patch, ids: [...group.ids, id] });
  }
  return db.$transaction(async (transaction) => {
    const ids = changes.map(({ id }) => id);
    // Locked, so that they are still the same when they are changed.
    await transaction.$queryRaw`
      SELECT 1 FROM "File" WHERE "userId" = ${userId}::uuid AND "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR UPDATE`;
    const before = await transaction.file.findMany({
      where: { userId, id: { in: ids } },
      select: { id: true, type: true, projectId: true },
      orderBy: { id: "asc" },
    });
    for (const { patch, ids } of groups.values())
      await transaction.file.updateMany({ where: { userId, id: { in: ids } }, data: patch });
    return { before };
  });
}

/** Moves a file to the trash. Its object is kept as long as it can be restored. */
export function deleteFile(userId: string, id: string): Promise<string> {
  return moveToTrash(userId, "file", id);
}

/** Moves several files to the trash, in one entry. Unknown ids are ignored. */
export function deleteFiles(userId: string, ids: string[]) {
  return moveRowsToTrash(userId, "file", ids);
}

async function findFile(userId: string, id: string) {
  const file = await db.file.findUnique({ where: { userId_id: { userId, id } }, select: fileColumns });
  return file && answered(await withProjectLabel(userId, file));
}

/** Adds the names that the specification has for a file's name and link. */
function answered<File extends { name: string; link: string | null }>(file: File) {
  return { ...file, displayName: file.name, url: file.link };
}

// The same as compareFiles in rules.ts.
const orderBy = [{ createdAt: "desc" }, { id: "asc" }] satisfies Prisma.FileOrderByWithRelationInput[];

const fileColumns = {
  id: true,
  name: true,
  originalName: true,
  type: true,
  category: true,
  link: true,
  size: true,
  s3Key: true,
  createdAt: true,
  updatedAt: true,
  projectId: true,
} satisfies Prisma.FileSelect;

function fileWhere(
  userId: string,
  { name, clientId, ...equal }: Omit<z.output<typeof fileFilterSchema>, "take">,
): Prisma.FileWhereInput {
  return {
    userId,
    ...equal,
    ...(clientId && { project: { clientId } }),
    ...(name && { searchName: containing(name) }),
  };
}

import "server-only";
import { db } from "@/lib/server/db";
import { isRefusedByConstraint } from "@/lib/server/database-problem";
import { conflict } from "@/lib/server/problem";
import { oneOfFew } from "./at-once";
import { type Inserter, insertTable } from "./insert-table";
import { ImportedObjects } from "./imported-objects";
import { withReceived } from "./receive";
import type { Imported } from "./schema";
import { archiveTables } from "./tables";
import { refused, Unpacked } from "./unpack";

const WRITING_MS = 300_000;

/**
 * Reads an archive into an empty workspace. Everything is checked before anything is written; the stored files are uploads
 * that nothing has taken up until the one transaction that writes the rows, so that whatever breaks off leaves nothing
 * behind, or only what the sweep removes.
 */
export async function importTenant(userId: string, request: Request): Promise<Imported> {
  await requireEmpty(db, userId);
  return oneOfFew(() =>
    withReceived(request, async (file) => {
      const archive = await Unpacked.open(file);
      const objects = new ImportedObjects(userId, archive);
      try {
        await check(archive, objects);
        await objects.store();
        return await write(userId, archive, objects);
      } catch (error) {
        await objects.discard();
        throw isRefusedByConstraint(error) ? refused("has rows that do not belong together") : error;
      } finally {
        archive.close();
      }
    }),
  );
}

/** Reads every row once without writing any, and notes which objects there are. */
async function check(archive: Unpacked, objects: ImportedObjects): Promise<void> {
  objects.note((await archive.profile()).avatar, "user");
  for (const table of archiveTables) {
    for await (const row of archive.rows(table)) {
      if ("object" in row) objects.note(row.object, row.category);
      if ("avatar" in row)
        objects.note(row.avatar, table === "clientContacts" ? "client-contact" : "partner-contact");
    }
  }
}

async function write(userId: string, archive: Unpacked, objects: ImportedObjects): Promise<Imported> {
  return db.$transaction(
    async (transaction) => {
      await transaction.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${userId}::uuid FOR UPDATE`;
      await requireEmpty(transaction, userId);
      await objects.takeUp(transaction);
      const { avatar, ...profile } = await archive.profile();
      await transaction.user.update({
        where: { id: userId },
        data: { ...profile, avatar: objects.keyOf(avatar) },
        select: { id: true },
      });
      const inserter: Inserter = { transaction, userId, keyOf: (object) => objects.keyOf(object) };
      const counts: Imported = { ...none };
      for (const table of archiveTables) counts[table] = await insertTable(inserter, table, archive);
      return counts;
    },
    { timeout: WRITING_MS },
  );
}

const none: Imported = {
  clients: 0,
  clientContacts: 0,
  partnerContacts: 0,
  projects: 0,
  tasks: 0,
  events: 0,
  files: 0,
  salesDocuments: 0,
};

/** An import adds to nothing: what would be changed by it could not be told afterwards. */
async function requireEmpty(database: Pick<typeof db, "$queryRaw">, userId: string): Promise<void> {
  const [found] = await database.$queryRaw<{ isEmpty: boolean }[]>`
    SELECT NOT EXISTS (SELECT FROM "Client" WHERE "userId" = ${userId}::uuid)
      AND NOT EXISTS (SELECT FROM "PartnerContact" WHERE "userId" = ${userId}::uuid)
      AND NOT EXISTS (SELECT FROM "Project" WHERE "userId" = ${userId}::uuid)
      AND NOT EXISTS (SELECT FROM "Task" WHERE "userId" = ${userId}::uuid)
      AND NOT EXISTS (SELECT FROM "Event" WHERE "userId" = ${userId}::uuid)
      AND NOT EXISTS (SELECT FROM "File" WHERE "userId" = ${userId}::uuid) AS "isEmpty"`;
  if (!found?.isEmpty)
    throw conflict("There is something in this workspace already: import into an empty one");
}

import "server-only";
import { db } from "@/lib/server/db/client";
import { Prisma } from "@/lib/server/db/generated/client";
import type { RawDatabase } from "@/lib/server/db/raw-database";
import { notFound } from "@/lib/server/problem";
import { type EntryRow, selectEntries, toEntry } from "./entry-sql";

/** Returns an entry. Throws 404 if it does not exist. */
export async function getTimeEntry(userId: string, id: string) {
  const entry = await findTimeEntry(db, userId, id);
  if (!entry) throw notFound();
  return entry;
}

/** Returns an entry, or null without one. */
export async function findTimeEntry(database: RawDatabase, userId: string, id: string) {
  return first(database, userId, Prisma.sql`e."id" = ${id}::uuid`);
}

/** Returns the entry that is running, or null if none is. */
export async function findRunning(database: RawDatabase, userId: string) {
  return first(database, userId, Prisma.sql`e."endedAt" IS NULL`);
}

async function first(database: RawDatabase, userId: string, where: Prisma.Sql) {
  const [row] = await database.$queryRaw<EntryRow[]>(selectEntries(userId, where));
  return row ? toEntry(row) : null;
}

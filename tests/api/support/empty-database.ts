import { rm } from "node:fs/promises";
import { storageFolder } from "@/lib/server/storage/disk-store";
import { db } from "@/lib/server/db/client";

/** Deletes every row and stored file that earlier test files left, for tests that see a whole server. */
export async function emptyDatabase() {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT quote_ident(tablename) AS name FROM pg_tables
    WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`;
  await db.$executeRawUnsafe(`TRUNCATE ${tables.map(({ name }) => name).join(", ")}`);
  await rm(storageFolder(), { recursive: true, force: true });
}

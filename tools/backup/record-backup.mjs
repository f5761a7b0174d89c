const MISSING_TABLE = "42P01";

/** Stores when the last backup was made, which the page "About this server" shows. A database of an earlier version has no table for it. */
export async function recordBackup(client, detail) {
  await client
    .query(
      `INSERT INTO "ServerEvent" ("name", "at", "detail") VALUES ('backup', now(), $1)
       ON CONFLICT ("name") DO UPDATE SET "at" = excluded."at", "detail" = excluded."detail"`,
      [JSON.stringify(detail)],
    )
    .catch((error) => {
      if (error.code !== MISSING_TABLE) throw error;
    });
}

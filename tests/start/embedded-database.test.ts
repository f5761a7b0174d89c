import { readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { expect, it } from "vitest";
import { openEmbeddedDatabase } from "../../scripts/embedded-database.mjs";
import { runCode, temporaryFolder } from "./programs";

const WRITER = `
  import pg from "pg";
  import { openEmbeddedDatabase } from "./scripts/embedded-database.mjs";
  const database = await openEmbeddedDatabase({ folder: process.env.FOLDER });
  const client = new pg.Client(database.url);
  await client.connect();
  await client.query("CREATE TABLE IF NOT EXISTS note (number int)");
  for (let number = 1; ; number += 1) {
    await client.query("INSERT INTO note VALUES ($1)", [number]);
    console.log("kept " + number + ".");
  }
`;

it("loses no acknowledged write when only the start script is killed", async () => {
  const folder = temporaryFolder();
  const acknowledged = await writeUntilKilled(folder, (pid) => process.kill(pid, "SIGKILL"));
  expect(await countNotes(folder)).toBeGreaterThanOrEqual(acknowledged);
});

it("loses no acknowledged write when the database is killed too", async () => {
  const folder = temporaryFolder();
  const acknowledged = await writeUntilKilled(folder, (pid) => {
    process.kill(pid, "SIGKILL");
    process.kill(postmasterOf(folder), "SIGKILL");
  });
  expect(await countNotes(folder)).toBeGreaterThanOrEqual(acknowledged);
});

it("rejects a second start without disturbing the first, which searches text in every script", async () => {
  const folder = temporaryFolder();
  const first = await openEmbeddedDatabase({ folder });
  await expect(openEmbeddedDatabase({ folder })).rejects.toThrow("is in use by another running Pennant");
  expect(await query(first.url, "SELECT 1 AS count")).toBe(1);
  // As the migrations require.
  await query(first.url, "CREATE EXTENSION pg_trgm");
  const trigrams = "SELECT cardinality(show_trgm('Łódź'))::int AS count";
  expect(await query(first.url, trigrams)).toBe(5);
  await first.stop();
});

async function writeUntilKilled(folder: string, kill: (pid: number) => void) {
  const writer = runCode(WRITER, { FOLDER: folder });
  await writer.waitForOutput("kept 50.");
  kill(writer.child.pid!);
  const { output } = await writer.ended;
  return Number(
    output
      .match(/kept \d+\./g)
      ?.at(-1)
      ?.match(/\d+/)?.[0],
  );
}

async function countNotes(folder: string) {
  const database = await openEmbeddedDatabase({ folder });
  const count = await query(database.url, "SELECT count(*)::int AS count FROM note");
  await database.stop();
  return count;
}

async function query(url: string, text: string) {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ count: number }>(text);
  await client.end();
  return rows[0]?.count;
}

const postmasterOf = (folder: string) =>
  Number(readFileSync(path.join(folder, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);

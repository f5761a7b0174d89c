import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

/**
 * The SHA-256 of each released migration. `RELEASE=0.2.0 npx vitest run prisma/released-migrations.test.ts` adds those that are new
 * when a version is released.
 */
const file = path.join(import.meta.dirname, "released-migrations.json");
const folder = path.join(import.meta.dirname, "migrations");
const released = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;

if (process.env.RELEASE) {
  const names = readdirSync(folder).filter((name) => existsSync(path.join(folder, name, "migration.sql")));
  const hashes = Object.fromEntries(names.sort().map((name) => [name, released[name] ?? hashOf(name)]));
  writeFileSync(file, `${JSON.stringify(hashes, null, 2)}\n`);
}

it("released migrations are never changed, so that a database of any released version can be migrated", () => {
  const changed = Object.keys(released).filter((name) => hashOf(name) !== released[name]);
  expect(changed).toEqual([]);
});

it("a new migration comes after all released ones", () => {
  const last = Object.keys(released).sort().at(-1) ?? "";
  const fresh = readdirSync(folder).filter((name) => /^\d/.test(name) && !released[name]);
  expect(fresh.filter((name) => name < last)).toEqual([]);
});

function hashOf(name: string): string | undefined {
  const sql = path.join(folder, name, "migration.sql");
  return existsSync(sql) ? createHash("sha256").update(readFileSync(sql)).digest("hex") : undefined;
}

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { beforeAll, expect, it } from "vitest";
import { db } from "@/lib/server/db/client";
import { applyMigrations } from "../../../tools/migrations/apply-migrations.mjs";
import { run, temporaryFolder } from "../../start/programs";
import { exportArchive } from "../support/archive/archive";
import { ask } from "../support/call";
import { emptyDatabase } from "../support/empty-database";
import { upload } from "../support/objects";
import { newTenant } from "../support/tenants";

const { DATABASE_URL = "", PENNANT_DATA_DIR = "" } = process.env;
const here = { DATABASE_URL, PENNANT_DATA_DIR };

beforeAll(emptyDatabase);

async function backUp(env: Record<string, string>, ...args: string[]) {
  const to = temporaryFolder();
  const { code, output } = await run(["scripts/backup.mjs", "--to", to, ...args], env).ended;
  expect(code, output).toBe(0);
  const [name = "", ...others] = readdirSync(to);
  expect(others).toEqual([]);
  return path.join(to, name);
}

const restore = (env: Record<string, string>, ...args: string[]) =>
  run(["scripts/restore.mjs", ...args], env).ended;

async function newKey() {
  const [identity, file] = [await generateX25519Identity(), path.join(temporaryFolder(), "key.txt")];
  writeFileSync(file, `# made for a test\n${identity}\n`);
  return { file, recipient: await identityToRecipient(identity) };
}

it("restores an encrypted backup of a database into an embedded one and back without loss", async () => {
  const tenant = await newTenant("full");
  const s3Key = await upload(tenant);
  expect((await ask(tenant, "POST", "files", { name: "Made here", s3Key })).status).toBe(201);
  await ask(tenant, "POST", "clients", { name: "Ærø\\N\t‘&’ Co", note: "one\ntwo\\.\n" });
  // Stores the PDFs of issued documents, which the next one includes.
  await exportArchive(tenant);
  const before = await exportArchive(tenant);
  const key = await newKey();
  const first = await backUp(here, "--recipient", key.recipient);
  expect(readFileSync(first, "latin1")).toMatch(/^age-encryption\.org\/v1\n-> X25519 /);

  const elsewhere = { PENNANT_DATA_DIR: path.join(temporaryFolder(), "data"), DATABASE_URL: "" };
  const there = await restore(elsewhere, first, "--identity", key.file);
  expect(there.code, there.output).toBe(0);
  const passphrase = { BACKUP_PASSPHRASE: "correct horse battery staple" };
  const second = await backUp({ ...elsewhere, ...passphrase }, "--passphrase");

  expect((await ask(tenant, "DELETE", "users")).status).toBe(204);
  const other = await newTenant();
  const refused = await restore(here, first, "--identity", key.file);
  expect(refused.output).toContain(
    "The database already has workspaces. To replace them all, add --replace.",
  );
  expect((await ask(other, "GET", "users")).status).toBe(200);

  const back = await restore({ ...here, ...passphrase }, second, "--replace");
  expect(back.code, back.output).toBe(0);
  expect((await ask(other, "GET", "users")).status).toBe(401);
  const after = await exportArchive(tenant);
  expect([...after.keys()]).toEqual([...before.keys()]);
  for (const [name, bytes] of before)
    if (/^(json|objects)\//.test(name)) expect(after.get(name)?.equals(bytes), name).toBe(true);
  // Name searches use a generated column.
  expect((await ask(tenant, "POST", "clients/search", { name: "ÆRØ" })).body.total).toBe(1);
});

it("restores a backup from before its migrations were renamed", async () => {
  const tenant = await newTenant();
  await ask(tenant, "POST", "clients", { name: "From before" });
  // Another day, in the same order.
  await db.$executeRaw`UPDATE _prisma_migrations SET migration_name = '20251' || substr(migration_name, 6)`;
  const file = await backUp(here);
  await applyMigrations({ root: process.cwd(), url: DATABASE_URL });
  const [first] = await db.$queryRaw<{ name: string }[]>`
    SELECT min(migration_name) AS name FROM _prisma_migrations`;
  expect(first?.name).toMatch(/^2026/);

  const back = await restore(here, file, "--replace");
  expect(back.code, back.output).toBe(0);
  expect((await ask(tenant, "POST", "clients/search", {})).body.total).toBe(1);
});

it("rejects a wrong key or a damaged file in one sentence, and changes nothing", async () => {
  const tenant = await newTenant();
  await ask(tenant, "POST", "clients", { name: "Still here" });
  const [key, another] = [await newKey(), await newKey()];
  const whole = await backUp(here, "--recipient", key.recipient);
  const plain = await backUp(here);
  const broken = path.join(temporaryFolder(), "broken");
  const bytes = readFileSync(whole);
  const flipped = Buffer.from(readFileSync(plain));
  // After the entry's header, within its rows.
  flipped[flipped.indexOf("tables/Client") + 40]! ^= 1;
  const attempts: [Buffer, string, string][] = [
    [bytes, another.file, "This key does not open the backup."],
    [bytes.subarray(0, -1), key.file, "The backup is damaged or cut off; nothing was changed."],
    [bytes.subarray(0, 60), key.file, "The backup is damaged or cut off; nothing was changed."],
    [
      readFileSync(plain).subarray(0, -30),
      key.file,
      "The backup is damaged or cut off; nothing was changed.",
    ],
    [flipped, key.file, "The backup is damaged or cut off; nothing was changed."],
  ];
  const rows = await db.user.count();
  for (const [content, identity, sentence] of attempts) {
    writeFileSync(broken, content);
    const { code, output } = await restore(here, broken, "--identity", identity, "--replace");
    expect({ code, output: output.trim() }).toEqual({ code: 1, output: sentence });
  }
  const noKey = await run(["scripts/backup.mjs", "--recipient", "age1nobody"], here).ended;
  expect(noKey.output.trim()).toBe(
    "A recipient must be an age key that begins with age1; `age-keygen` creates one.",
  );
  expect(await db.user.count()).toBe(rows);
  expect((await ask(tenant, "POST", "clients/search", {})).body.total).toBe(1);
  expect(readdirSync(path.join(PENNANT_DATA_DIR, "tmp"))).toEqual([]);
});

const hasAge = () => {
  try {
    return execFileSync("age", ["--version"]).length > 0;
  } catch {
    return false;
  }
};

it.runIf(hasAge())(
  "is read by the age command, and reads what that writes",
  async () => {
    const key = await newKey();
    const [plain, whole] = [await backUp(here), await backUp(here, "--recipient", key.recipient)];
    const opened = execFileSync("age", ["--decrypt", "--identity", key.file, whole], { maxBuffer: 2 ** 28 });
    expect(opened.subarray(0, 2).toString()).toBe("PK");
    const file = path.join(temporaryFolder(), "by-age.zip.age");
    execFileSync("age", ["--encrypt", "--recipient", key.recipient, "--output", file, plain]);
    const answer = await restore(here, file, "--identity", key.file, "--replace");
    expect(answer.code, answer.output).toBe(0);
  },
  60_000,
);

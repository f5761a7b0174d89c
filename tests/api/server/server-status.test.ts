import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { db } from "@/lib/server/db/client";
import { env, variableNames } from "@/lib/server/env";
import { sweep } from "@/lib/sweep/server/sweep";
import { serverStatusSchema } from "@/lib/server-status/schema";
import { groups } from "@/lib/server-status/server/variables";
import { run, temporaryFolder } from "../../start/programs";
import { ask } from "../support/call";
import { emptyDatabase } from "../support/empty-database";
import { upload } from "../support/objects";
import { newServerOwner, readServerStatus } from "../support/accounts/server-owner";
import { newTenant } from "../support/tenants";

const { DATABASE_URL = "", PENNANT_DATA_DIR = "" } = process.env;
const here = { DATABASE_URL, PENNANT_DATA_DIR };

beforeAll(emptyDatabase);

describe("the state of a server", () => {
  it("tells version, health, storage and workspaces", async () => {
    const owner = await newServerOwner();
    await newTenant();
    const before = await readServerStatus(owner);
    const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
    expect(before).toMatchObject({ version, nodeVersion: process.versions.node });
    expect(before.databaseVersion).toMatch(/^\d+/);
    expect(before.migration).toMatch(/^\d{14}_\w+$/);
    expect(before.parts).toEqual([
      { name: "database", state: "ok", reason: null },
      { name: "store", state: "ok", reason: null },
      { name: "mail", state: "off", reason: null },
      { name: "provider", state: "off", reason: null },
    ]);
    expect(before.storage.database).toBeGreaterThan(1e6);
    expect(before.storage.free).toBeGreaterThan(0);
    expect(before.workspaces.accounts).toBeGreaterThan(0);

    await ask(owner, "POST", "files", { name: "One", s3Key: await upload(owner) });
    await newTenant();
    const after = await readServerStatus(owner);
    expect(after.storage.fileCount).toBe(before.storage.fileCount + 1);
    expect(after.storage.files).toBeGreaterThan(before.storage.files);
    expect(after.workspaces).toEqual({ ...before.workspaces, demos: before.workspaces.demos + 1 });
    expect(after.requests.total).toBeGreaterThan(before.requests.total);
  });

  it("tells why the mail server or the provider cannot be reached", async () => {
    const owner = await newServerOwner();
    const nothing = "127.0.0.1:9";
    const unreachable = {
      SMTP_URL: `smtp://${nothing}`,
      MAIL_FROM: "pennant@example.com",
      GOOGLE_CLIENT_ID: "id",
      GOOGLE_ISSUER: `http://${nothing}`,
    };
    const { parts } = await withEnv(unreachable, () => readServerStatus(owner));
    const failed = parts.filter(({ state }) => state === "failed");
    expect(failed.map(({ name }) => name)).toEqual(["mail", "provider"]);
    expect(failed[0]?.reason).toMatch(/^E\w+$/);
    expect(failed[1]?.reason).toBeTruthy();
  });

  it("tells when the last sweep ran and when one failed", async () => {
    const owner = await newServerOwner();
    const expired = await newTenant();
    await db.user.update({ where: { id: expired.userId }, data: { expiresAt: new Date(0) } });
    const started = Date.now();
    await sweep();
    const { sweep: swept } = await readServerStatus(owner);
    expect(Date.parse(swept?.at ?? "")).toBeGreaterThanOrEqual(started);
    expect(swept).toMatchObject({ tenants: 1, uploads: 0 });

    const key = await upload(owner);
    const { body: file } = await ask(owner, "POST", "files", { name: "Stuck", s3Key: key });
    const folder = path.join(PENNANT_DATA_DIR, "objects", owner.userId);
    rmSync(folder, { recursive: true });
    // A file where a folder should be: the store cannot be reached through it.
    writeFileSync(folder, "");
    await ask(owner, "DELETE", `files/${file.id}`);
    // The object is removed once the file cannot be restored any more.
    await ask(owner, "DELETE", "trash");
    await db.objectRemoval.updateMany({ data: { requestedAt: new Date(0) } });
    await expect(sweep()).rejects.toThrow();
    rmSync(folder);
    const failed = await readServerStatus(owner);
    expect(Date.parse(failed.sweepFailedAt ?? "")).toBeGreaterThan(Date.parse(swept?.at ?? ""));
    expect(failed.sweep).toEqual(swept);
  });

  it("tells when the last backup was made", async () => {
    const owner = await newServerOwner();
    await db.serverEvent.deleteMany({});
    expect(await readServerStatus(owner)).toMatchObject({ sweep: null, sweepFailedAt: null, backup: null });
    const { code, output } = await run(["scripts/backup.mjs", "--to", temporaryFolder()], here).ended;
    expect(code, output).toBe(0);
    const { backup } = await readServerStatus(owner);
    expect(backup).toMatchObject({ isEncrypted: false });
    expect(backup?.bytes).toBeGreaterThan(1000);
    expect(Date.now() - Date.parse(backup?.at ?? "")).toBeLessThan(60_000);
  });

  it("names every variable once, and contains no value that could be secret", async () => {
    const named = groups.flatMap(({ names }) => Object.keys(names));
    expect(named.toSorted()).toEqual(variableNames.toSorted());

    const isShown = (name: string) => groups.some(({ names }) => names[name as "DEMOS"] === "shown");
    const hidden = variableNames.filter((name) => !isShown(name));
    expect(hidden).toEqual(
      expect.arrayContaining(variableNames.filter((name) => /SECRET|TOKEN|KEY|URL|ID$/.test(name))),
    );
    const owner = await newServerOwner();
    const secrets = Object.fromEntries(hidden.map((name) => [name, `secret-of-${name}`]));
    for (const [name, value] of Object.entries(secrets)) vi.stubEnv(name, value);
    // These decide who is signed in, which checks run and where files are.
    const decisive = [
      "AUTH_SECRET",
      "AUTH_URL",
      "SMTP_URL",
      "GOOGLE_CLIENT_ID",
      "GOOGLE_ISSUER",
      "S3_BUCKET",
      "STORAGE_DIR",
      "PENNANT_DATA_DIR",
    ];
    const rest = Object.fromEntries(Object.entries(secrets).filter(([name]) => !decisive.includes(name)));
    const { body } = await withEnv(rest, () => ask(owner, "GET", "server-status")).finally(vi.unstubAllEnvs);
    expect(JSON.stringify(body)).not.toContain("secret-of-");
    const set = serverStatusSchema.parse(body).variables.flatMap(({ variables }) => variables);
    for (const name of hidden) expect(set).toContainEqual({ name, isSet: true, value: null });

    vi.stubEnv("METRICS_TOKEN", "");
    const { variables } = await readServerStatus(owner).finally(vi.unstubAllEnvs);
    const unset = variables.flatMap((group) => group.variables);
    expect(unset).toContainEqual({ name: "METRICS_TOKEN", isSet: false, value: null });
    expect(unset).toContainEqual({ name: "DEMOS", isSet: false, value: "on" });
  });
});

/** Runs the work with other settings of this process. */
async function withEnv<Result>(changes: object, work: () => Promise<Result>): Promise<Result> {
  const current: Record<string, unknown> = env();
  const before = Object.fromEntries(Object.keys(changes).map((name) => [name, current[name]]));
  Object.assign(env(), changes);
  return work().finally(() => Object.assign(env(), before));
}

import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/server/db/client";
import { env } from "@/lib/server/env";
import { run } from "../../start/programs";
import { newAccount, newEmail, PASSPHRASE } from "../support/accounts/accounts";
import { ask } from "../support/call";
import { emptyDatabase } from "../support/empty-database";
import { newServerOwner, readServerStatus } from "../support/accounts/server-owner";
import { newTenant } from "../support/tenants";

const { DATABASE_URL = "", PENNANT_DATA_DIR = "" } = process.env;

const access = (...args: string[]) =>
  run(["scripts/access.mjs", ...args], { DATABASE_URL, PENNANT_DATA_DIR }).ended;

beforeEach(() => void Object.assign(env(), { SIGN_UP: "open" }));

describe("the owner of a server", () => {
  it.each(["a new workspace", "a kept demo"])("is the first account: %s", async (kind) => {
    await emptyDatabase();
    const demo = kind === "a kept demo" ? await newTenant() : null;
    Object.assign(env(), { SIGN_UP: "first" });
    const person = { email: newEmail(), name: "Tamsin", passphrase: PASSPHRASE };
    const opened = await ask<{ data: { accessToken: string } }>(demo, "POST", "auth/account", person);
    expect(opened.status).toBe(200);
    const owner = { token: opened.body.data.accessToken };
    await readServerStatus(owner);
    expect((await ask(owner, "GET", "users")).body).toMatchObject({ isServerOwner: true });
  });

  it("is nobody where everybody may create an account", async () => {
    await emptyDatabase();
    const first = await newAccount();
    expect((await ask(first, "GET", "server-status")).status).toBe(404);
    expect((await ask(first, "GET", "users")).body).toMatchObject({ isServerOwner: false });
  });

  it("cannot be claimed by a profile, an import or another account's email address", async () => {
    const [owner, other] = [await newServerOwner(), await newAccount()];
    await ask(other, "PATCH", "users", { isServerOwner: true, email: owner.email });
    expect((await ask(other, "GET", "server-status")).status).toBe(404);
    expect((await ask(other, "GET", "users")).body).toMatchObject({ isServerOwner: false });
  });

  it("is never a demo, and needs a session", async () => {
    for (const kind of ["blank", "full"] as const) {
      const demo = await newTenant(kind);
      expect((await ask(demo, "GET", "server-status")).status).toBe(404);
      await db.user.update({ where: { id: demo.userId }, data: { isServerOwner: true } });
      expect((await ask(demo, "GET", "server-status")).status).toBe(404);
    }
    expect((await ask(null, "GET", "server-status")).status).toBe(401);
  });

  it("is named on the machine, by the email address of the sign-in and not that of a profile", async () => {
    const [account, impostor] = [await newAccount(), await newAccount()];
    await ask(impostor, "PATCH", "users", { email: account.email });
    const named = await access("owner", account.email.toUpperCase());
    expect(named.output).toMatch(
      /^Tamsin Okonkwo \(.*\), whose account was created on \d{4}-\d\d-\d\d, now has the page "About this server"\.$/m,
    );
    await readServerStatus(account);
    expect((await ask(impostor, "GET", "server-status")).status).toBe(404);
    expect((await access("owner", account.email, "--remove")).code).toBe(0);
    expect((await ask(account, "GET", "server-status")).status).toBe(404);

    const email = newEmail();
    await db.account.create({
      data: { userId: account.userId, type: "oidc", provider: "google", providerAccountId: newId(), email },
    });
    expect((await access("owner", email)).code).toBe(0);
    await readServerStatus(account);
    const unknown = await access("owner", newEmail());
    expect(unknown).toMatchObject({ code: 1, output: expect.stringContaining("No account has") as string });
    for (const args of [
      ["owner"],
      ["owner", email, "--delete"],
      ["reset", email, "--remove"],
      ["own", email],
    ])
      expect((await access(...args)).output).toContain("Usage: npm run access");
  });
});

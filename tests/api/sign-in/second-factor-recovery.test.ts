import { describe, expect, it } from "vitest";
import { db } from "@/lib/server/db/client";
import { signIn } from "../support/accounts/accounts";
import { type AppOwner, begin, codeOf, finish, newAppOwner } from "../support/accounts/authenticator-app";
import { ask } from "../support/call";
import { startMailServer } from "../support/accounts/mail-server";
import { run } from "../../start/programs";

const server = await startMailServer();

type Challenged = { data: { challenge: string; accessToken?: string } };

/** Each attempt from an address of its own, so that none waits for an earlier one. */
let caller = 0;
const recover = (code: string) =>
  ask<Challenged>(null, "POST", "auth/recover", { code }, { "x-forwarded-for": `198.51.100.${++caller}` });

const tokenIn = (text: string) => /\/recover#([\w-]{43})(?![\w-])/.exec(text)?.[1] ?? "";

/** Recovers access; fails unless that only begins the second step. */
async function beginRecovery({ userId }: AppOwner, code: string): Promise<string> {
  const sessions = await db.session.count({ where: { userId } });
  const answer = await recover(code);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("set-cookie")).toBeNull();
  expect(answer.body.data).toEqual({ secondFactor: true, challenge: expect.any(String) as string });
  expect(await db.session.count({ where: { userId } })).toBe(sessions);
  return answer.body.data.challenge;
}

async function mailedToken({ email }: AppOwner): Promise<string> {
  expect((await ask(null, "POST", "auth/recover/mail", { email })).status).toBe(202);
  const { text } = await server.mailTo(email, "Sign in to Pennant");
  expect(text).toContain("If your account has an authenticator app, its code is asked for as well.");
  return tokenIn(text);
}

describe("with an authenticator app", () => {
  it("a recovery code stands in for the passphrase, and the app's code is still asked for", async () => {
    const owner = await newAppOwner();
    const [code = ""] = owner.recoveryCodes;
    const challenge = await beginRecovery(owner, code);
    // The same code is not both.
    expect((await finish(challenge, code)).status).toBe(401);
    const opened = await finish(challenge, codeOf(owner.secret));
    expect(opened.status).toBe(200);
    const session = { token: opened.body.data.accessToken };
    const changed = { passphrase: "eleven green ladders" };
    expect((await ask(session, "PUT", "sign-in-methods/passphrase", changed)).status).toBe(200);
  });

  it("two recovery codes sign in somebody who has neither passphrase nor app", async () => {
    const owner = await newAppOwner();
    const [first = "", second = ""] = owner.recoveryCodes;
    const opened = await finish(await beginRecovery(owner, first), second);
    expect(opened.status).toBe(200);
    const session = { token: opened.body.data.accessToken };
    expect((await ask(session, "GET", "sign-in-methods")).body).toMatchObject({
      recoveryCodes: 8,
      isRecovered: true,
    });
    expect((await ask(session, "DELETE", "sign-in-methods/authenticator")).status).toBe(204);
  });

  it("a link by email alone does not sign in", async () => {
    const owner = await newAppOwner();
    const token = await mailedToken(owner);
    const challenge = await beginRecovery(owner, token);
    expect((await finish(challenge, token)).status).toBe(401);
    expect((await recover(token)).status).toBe(401);
    expect((await finish(challenge, codeOf(owner.secret))).status).toBe(200);
  });
});

describe("`npm run access -- reset` for an account with an authenticator app", () => {
  const { DATABASE_URL = "" } = process.env;
  const access = (...args: string[]) =>
    run(["scripts/access.mjs", "reset", ...args], { DATABASE_URL, AUTH_URL: "https://pennant.example" })
      .ended;

  it("leaves the app, and says that its code is asked for", async () => {
    const owner = await newAppOwner();
    const { code, output } = await access(owner.email);
    expect(code, output).toBe(0);
    expect(output).toContain("The code of the account's authenticator app, or a recovery code, is asked for");
    const challenge = await beginRecovery(owner, tokenIn(output));
    expect((await finish(challenge, codeOf(owner.secret))).status).toBe(200);
  });

  it("turns the app off with --remove-authenticator, which the owner sees", async () => {
    const owner = await newAppOwner();
    const waiting = await begin(owner);
    const { code, output } = await access(owner.email, "--remove-authenticator");
    expect(code, output).toBe(0);
    expect(output).toContain("The authenticator app of this account is turned off.");
    expect((await finish(waiting, codeOf(owner.secret))).status).toBe(410);
    const { data } = (await recover(tokenIn(output))).body;
    const session = { token: data.accessToken ?? "" };
    expect((await ask(session, "GET", "sign-in-methods")).body.authenticatorAddedAt).toBeNull();
    const events = await ask(session, "POST", "security-events/search", {});
    expect(events.body.items.map(({ kind }) => kind)).toContain("authenticator-removed");
    expect((await signIn(owner)).body.data).toHaveProperty("accessToken");
  });

  it("takes no other option", async () => {
    const { email } = await newAppOwner();
    for (const option of ["--remove", "--remove-authenticators"])
      expect((await access(email, option)).output).toContain("Usage: npm run access");
  });
});

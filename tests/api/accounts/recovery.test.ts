import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { db } from "@/lib/server/db/client";
import { env } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import { ask, call } from "../support/call";
import { startMailServer } from "../support/accounts/mail-server";
import { run } from "../../start/programs";
import { withLongWaits } from "../support/accounts/long-waits";

const passphrase = "seven quiet lanterns";
const server = await startMailServer();

beforeEach(() => Object.assign(env(), { SIGN_UP: "open" }));

type Opened = { data: { accessToken: string; recoveryCodes: string[] } };

async function newAccount() {
  const email = `${newId()}@people.example`;
  const answer = await ask<Opened>(null, "POST", "auth/account", { email, name: "Tamsin Reed", passphrase });
  expect(answer.status).toBe(200);
  const { accessToken, recoveryCodes } = answer.body.data;
  return { email, token: accessToken, recoveryCodes };
}

/** Each attempt from an address of its own, so that none waits for an earlier one. */
let caller = 0;
const recover = (code: string, from = `198.51.100.${++caller % 250}`) =>
  ask<Opened>(null, "POST", "auth/recover", { code }, { "x-forwarded-for": from });

const tokenIn = (text: string) => /\/recover#([\w-]{43})(?![\w-])/.exec(text)?.[1] ?? "";

describe("a recovery code", () => {
  it("signs in once, however it is typed, and is recorded", async () => {
    const { recoveryCodes } = await newAccount();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = ""] = recoveryCodes;
    const first = await recover(` ${code.toLowerCase().replaceAll("-", " ").replace(/0/g, "o")} `);
    expect(first.status).toBe(200);
    expect(first.headers.get("set-cookie")).toContain("pennant.session=");
    const caller = { token: first.body.data.accessToken };
    expect((await ask(caller, "GET", "users")).body.displayName).toBe("Tamsin Reed");
    expect((await ask(caller, "GET", "sign-in-methods")).body.recoveryCodes).toBe(9);
    const events = await ask(caller, "POST", "security-events/search", { take: 1 });
    expect(events.body.items).toMatchObject([{ kind: "recovery-code-used" }]);
    expect(await recover(code)).toMatchObject({ status: 401, body: { detail: refused } });
  });

  it("is stored only as a hash", async () => {
    const { recoveryCodes } = await newAccount();
    const stored = JSON.stringify(await db.recoveryCode.findMany());
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll("-", ""));
  });

  it("works once when it is used twice at the same time", async () => {
    const { recoveryCodes } = await newAccount();
    const [code = ""] = recoveryCodes;
    const answers = await Promise.all([recover(code), recover(code), recover(code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  it("allows a new passphrase without the old one", async () => {
    const { email, recoveryCodes } = await newAccount();
    const opened = await recover(recoveryCodes[1] ?? "");
    const caller = { token: opened.body.data.accessToken };
    const changed = { passphrase: "eleven green ladders" };
    expect((await ask(caller, "GET", "sign-in-methods")).body.isRecovered).toBe(true);
    expect((await ask(caller, "PUT", "sign-in-methods/passphrase", changed)).status).toBe(200);
    expect((await ask(null, "POST", "auth/passphrase", { email, ...changed })).status).toBe(200);
  });

  it("of an expired or deleted workspace is refused like an unknown one", async () => {
    const { email, token, recoveryCodes } = await newAccount();
    await db.user.update({ where: { signInEmail: email }, data: { expiresAt: new Date(0) } });
    expect((await recover(recoveryCodes[0] ?? "")).status).toBe(401);
    await db.user.update({ where: { signInEmail: email }, data: { expiresAt: null } });
    expect((await call({ token }, "DELETE", "users")).status).toBe(204);
    expect((await recover(recoveryCodes[1] ?? "")).status).toBe(401);
  });

  it(
    "cannot be guessed quickly: further attempts of an address wait",
    withLongWaits(async () => {
      const statuses: number[] = [];
      for (let guess = 10_000; guess < 10_040; guess += 1)
        statuses.push((await recover(`GUESS-${guess}-AAAAA-AAAAA`, "203.0.113.9")).status);
      expect(statuses[0]).toBe(401);
      expect(statuses.at(-1)).toBe(429);
      const { recoveryCodes } = await newAccount();
      const refusal = await recover(recoveryCodes[0] ?? "", "203.0.113.9");
      expect(refusal.status).toBe(429);
      expect(Number(refusal.headers.get("retry-after"))).toBeGreaterThan(0);
    }),
  );
});

describe("a one-time address by email", () => {
  const request = (email: string) => ask(null, "POST", "auth/recover/mail", { email });

  it("signs in once, within an hour", async () => {
    const { email } = await newAccount();
    expect((await request(email.toUpperCase())).status).toBe(202);
    const mail = await server.mailTo(email, linkSubject);
    expect(mail).toMatchObject({ to: [email], from: "Pennant <pennant@server.example>" });
    expect(mail.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    const token = tokenIn(mail.text);
    expect(mail.text).toContain(`http://localhost/recover#${token}`);
    expect(JSON.stringify(await db.recoveryLink.findMany())).not.toContain(token);
    const opened = await recover(token);
    expect(opened.status).toBe(200);
    const caller = { token: opened.body.data.accessToken };
    const events = await ask(caller, "POST", "security-events/search", { take: 1 });
    expect(events.body.items).toMatchObject([{ kind: "recovery-link-used" }]);
    expect((await recover(token)).status).toBe(401);
  });

  it("expires after an hour, and with a newer one that was used", async () => {
    const { email } = await newAccount();
    await request(email);
    const first = tokenIn((await server.mailTo(email, linkSubject)).text);
    server.mails.length = 0;
    await request(email);
    const second = tokenIn((await server.mailTo(email, linkSubject)).text);
    expect((await recover(second)).status).toBe(200);
    expect((await recover(first)).status).toBe(401);

    server.mails.length = 0;
    await request(email);
    const third = tokenIn((await server.mailTo(email, linkSubject)).text);
    await db.recoveryLink.updateMany({ data: { expiresAt: new Date() } });
    expect(await recover(third)).toMatchObject({ status: 401, body: { detail: refused } });
  });

  it("is void once the way to sign in has changed", async () => {
    const { email, token } = await newAccount();
    await request(email);
    const link = tokenIn((await server.mailTo(email, linkSubject)).text);
    const body = { passphrase: "eleven green ladders", currentPassphrase: passphrase };
    expect((await ask({ token }, "PUT", "sign-in-methods/passphrase", body)).status).toBe(200);
    expect(await recover(link)).toMatchObject({ status: 401, body: { detail: refused } });
  });

  it("is answered alike for an unknown address, to which nothing is sent", async () => {
    const unknown = await request("nobody@people.example");
    const { email } = await newAccount();
    const known = await request(email);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await server.mailTo(email, linkSubject);
    const links = server.mails.filter(({ subject }) => subject === linkSubject);
    expect(links.map(({ to }) => to)).toEqual([[email]]);
  });

  it("is not made from the host of a request", async () => {
    const { email } = await newAccount();
    const headers = { host: "attacker.example", origin: "https://attacker.example" };
    expect((await ask(null, "POST", "auth/recover/mail", { email }, headers)).status).toBe(404);
    expect(await db.recoveryLink.count({ where: { user: { signInEmail: email } } })).toBe(0);
  });

  it("needs a mail server", async () => {
    Object.assign(env(), { SMTP_URL: undefined });
    expect((await request("nobody@people.example")).status).toBe(404);
    expect((await ask(null, "GET", "settings")).body).toMatchObject({ signIn: { mail: false } });
  });
});

describe("a change of the ways in", () => {
  it("is mailed to the owner, to the address that the account had before", async () => {
    const { email, token } = await newAccount();
    const renewed = await ask({ token }, "POST", "sign-in-methods/recovery-codes");
    expect(renewed.status).toBe(200);
    const mail = await server.mailTo(email, "Pennant: Recovery codes renewed");
    expect(mail.text).not.toContain((renewed.body.recoveryCodes as string[])[0]);

    server.mails.length = 0;
    const moved = { email: `${newId()}@people.example` };
    expect((await ask({ token }, "PATCH", "sign-in-methods", moved)).status).toBe(200);
    await server.mailTo(email, "Pennant: Email address for sign-in changed");
  });

  it("succeeds also when the mail is refused, which is logged", async () => {
    const { token } = await newAccount();
    const outside = { email: `${newId()}@elsewhere.example` };
    expect((await ask({ token }, "PATCH", "sign-in-methods", outside)).status).toBe(200);
    const warn = vi.spyOn(log, "warn");
    expect((await ask({ token }, "POST", "sign-in-methods/recovery-codes")).status).toBe(200);
    const warning = [expect.objectContaining({ what: "security notice" }), "work after a response failed"];
    await expect.poll(() => warn.mock.calls).toContainEqual(warning);
  });
});

describe("a one-time address by `npm run access`", () => {
  const { DATABASE_URL = "" } = process.env;
  const access = (...args: string[]) =>
    run(["scripts/access.mjs", ...args], { DATABASE_URL, AUTH_URL: "https://pennant.example" }).ended;

  it("signs in once", async () => {
    const { email } = await newAccount();
    const { code, output } = await access("reset", email.toUpperCase());
    expect(code, output).toBe(0);
    expect(output).toContain("Tamsin Reed");
    expect(output).toContain(`https://pennant.example/recover#${tokenIn(output)}`);
    expect((await recover(tokenIn(output))).status).toBe(200);
    expect((await recover(tokenIn(output))).status).toBe(401);
  });

  it("names what is wrong", async () => {
    expect(await access("reset", "nobody@people.example")).toEqual({
      code: 1,
      output: "\nNo account has the email address nobody@people.example.\n",
    });
    expect((await access()).output).toBe(
      "\nUsage: npm run access -- reset EMAIL [--remove-authenticator], or npm run access -- owner EMAIL [--remove]\n",
    );
  });
});

const linkSubject = "Sign in to Pennant";
const refused = "This code is invalid or has expired.";

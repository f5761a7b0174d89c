import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { db } from "@/lib/server/db/client";
import { env } from "@/lib/server/env";
import {
  newAccount,
  newConfirmedAccount,
  newEmail,
  type Owner,
  PASSPHRASE,
} from "../support/accounts/accounts";
import { ask } from "../support/call";
import { issuedQuotation } from "../support/documents/document-links";
import { Visitor } from "../support/accounts/google";
import { replaceGoogle } from "../support/accounts/google-provider";
import { startMailServer } from "../support/accounts/mail-server";
import { newTenant, type Tenant } from "../support/tenants";

const server = await startMailServer();
const defaults = { ...env() };
const WEEK_MS = 7 * 24 * 60 * 60_000;

beforeEach(() => {
  const { MAILS_PER_DAY, MAILS_PER_DAY_FIRST_WEEK } = defaults;
  Object.assign(env(), { MAILS_PER_DAY, MAILS_PER_DAY_FIRST_WEEK, GOOGLE_CLIENT_ID: undefined });
});

const mail = { to: "ann@people.example", subject: "Quotation 1", message: "Hello" };
const send = (tenant: Pick<Tenant, "token">, id: string, body: object = {}) =>
  ask(tenant, "POST", `sales-documents/${id}/send`, { ...mail, ...body });
const requestLink = (tenant: Pick<Tenant, "token">) => ask(tenant, "POST", "sign-in-methods/confirmation");
const confirm = (token: string) => ask(null, "POST", "auth/confirm-email", { token });
// Notices of earlier tests may still arrive, at other addresses.
const mailsTo = (address: string) => server.mails.filter(({ to }) => to.includes(address));
const isConfirmed = async (tenant: Pick<Tenant, "token">) =>
  (await ask(tenant, "GET", "sign-in-methods")).body.isEmailConfirmed;

/** Returns the token of the link that was mailed to an address. */
async function tokenOf(email: string) {
  const { text } = await server.mailTo(email, "Confirm your email address");
  return /http:\/\/localhost\/confirm-email#([\w-]{43})\n/.exec(text)?.[1] ?? "";
}

async function requestToken(owner: Owner) {
  expect((await requestLink(owner)).status).toBe(202);
  return tokenOf(owner.email);
}

describe("an account that has not confirmed its email address", () => {
  it("sends no document, and the screen is told which address to confirm", async () => {
    const owner = await newAccount();
    const id = await issuedQuotation(owner);
    expect(await send(owner, id)).toMatchObject({
      status: 409,
      body: { detail: "Confirm your email address to send documents.", code: "email-unconfirmed" },
    });
    expect((await ask(owner, "GET", `sales-documents/${id}/sharing`)).body).toMatchObject({
      canSend: true,
      mustConfirm: true,
      ownEmail: owner.email,
      sent: [],
    });
    expect(mailsTo(mail.to)).toEqual([]);
  });

  it("sends after its own link was used, which works once", async () => {
    const owner = await newAccount();
    const id = await issuedQuotation(owner);
    const token = await requestToken(owner);
    expect(JSON.stringify(await db.emailConfirmation.findMany())).not.toContain(token);
    expect(await isConfirmed(owner)).toBe(false);
    expect(await confirm(token)).toMatchObject({ status: 200, body: { email: owner.email } });
    expect(await isConfirmed(owner)).toBe(true);
    expect((await confirm(token)).status).toBe(401);
    expect((await send(owner, id)).status).toBe(200);
    expect(await ask(owner, "GET", `sales-documents/${id}/sharing`)).toMatchObject({
      body: { mustConfirm: false },
    });
    expect((await requestLink(owner)).body.detail).toBe("Your email address is already confirmed.");
    const events = await ask(owner, "POST", "security-events/search", { take: 1 });
    expect(events.body.items).toMatchObject([{ kind: "email-confirmed" }]);
  });

  it("gets at most five notices a day of what happens to it", async () => {
    const owner = await newAccount();
    for (let turn = 0; turn < 7; turn += 1)
      expect((await ask(owner, "POST", "sign-in-methods/recovery-codes")).status).toBe(200);
    const key = `notices ${owner.userId}`;
    await vi.waitFor(async () =>
      expect((await db.rateLimit.findUniqueOrThrow({ where: { key } })).count).toBe(7),
    );
    await vi.waitFor(() => expect(mailsTo(owner.email)).toHaveLength(5));
  });
});

describe("the link", () => {
  it("of an address that was changed since confirms nothing, and a changed address is not confirmed", async () => {
    const owner = await newAccount();
    const token = await requestToken(owner);
    expect((await ask(owner, "PATCH", "sign-in-methods", { email: newEmail() })).status).toBe(200);
    expect((await confirm(token)).status).toBe(401);
    expect(await isConfirmed(owner)).toBe(false);
    const confirmed = await newConfirmedAccount();
    expect((await ask(confirmed, "PATCH", "sign-in-methods", { email: newEmail() })).status).toBe(200);
    expect(await isConfirmed(confirmed)).toBe(false);
  });

  it("has expired after a day, and a guess confirms nothing", async () => {
    const owner = await newAccount();
    const token = await requestToken(owner);
    await db.emailConfirmation.updateMany({
      where: { userId: owner.userId },
      data: { expiresAt: new Date() },
    });
    for (const text of [token, "guess", "x".repeat(43)])
      expect(await confirm(text)).toMatchObject({
        status: 401,
        body: { detail: "This link is invalid or has expired." },
      });
    expect(await isConfirmed(owner)).toBe(false);
  });

  it("is not sent for demos, without a mail server, and too often", async () => {
    expect((await requestLink(await newTenant())).status).toBe(404);
    const owner = await newAccount();
    Object.assign(env(), { RATE_LIMITS: "on" });
    for (let turn = 0; turn < 10; turn += 1) expect((await requestLink(owner)).status).toBe(202);
    expect((await requestLink(owner)).status).toBe(429);
    Object.assign(env(), { RATE_LIMITS: "off", SMTP_URL: undefined });
    expect((await requestLink(owner)).status).toBe(404);
  });

  it("is refused with the words of the mail server", async () => {
    const owner = await newAccount({ email: `${newId()}@elsewhere.example` });
    const { status, body } = await requestLink(owner);
    expect(status).toBe(422);
    expect(body.detail).toMatch(/^The email was not sent\. The mail server says: 5\d\d .*No such mailbox/);
  });
});

describe("a confirmed account", () => {
  it("sends 20 documents a day in its first week, and 200 later", () => {
    expect(defaults).toMatchObject({ MAILS_PER_DAY_FIRST_WEEK: 20, MAILS_PER_DAY: 200 });
  });

  it("is refused above that with the rule and the time, and refused emails do not count", async () => {
    Object.assign(env(), { MAILS_PER_DAY_FIRST_WEEK: 2, MAILS_PER_DAY: 3 });
    const owner = await newConfirmedAccount();
    const id = await issuedQuotation(owner);
    expect((await send(owner, id, { to: "nobody@elsewhere.example" })).status).toBe(422);
    expect((await send(owner, id)).status).toBe(200);
    expect((await send(owner, id)).status).toBe(200);
    const refused = await send(owner, id);
    expect(refused.status).toBe(429);
    expect(refused.body.detail).toBe(
      "This workspace can send 2 emails a day in its first week. Try again in 24 hours.",
    );
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(23 * 3600);
    expect(mailsTo(mail.to)).toHaveLength(2);

    const where = { id: owner.userId };
    await db.user.update({ where, data: { createdAt: new Date(Date.now() - WEEK_MS) } });
    expect((await send(owner, id)).status).toBe(200);
    expect((await send(owner, id)).body.detail).toMatch(/^This workspace can send 3 emails a day\. /);
  });

  it("sends no more than that when all are sent at the same time", async () => {
    Object.assign(env(), { MAILS_PER_DAY_FIRST_WEEK: 3 });
    const owner = await newConfirmedAccount();
    const id = await issuedQuotation(owner);
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(owner, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429, 429]);
    expect(mailsTo(mail.to)).toHaveLength(3);
  });
});

describe("an account of an OpenID provider", async () => {
  await replaceGoogle({ dataHours: 0 });

  async function signInAs(account: string) {
    const visitor = new Visitor();
    expect(await visitor.signIn({ account })).toBe("/home/projects");
    return visitor.token();
  }

  it("is confirmed if the provider says that the address is verified, also from a later sign-in on", async () => {
    const account = newEmail();
    const owner = await signInAs(account);
    expect(await isConfirmed(owner)).toBe(true);
    expect((await send(owner, await issuedQuotation(owner as Tenant))).status).toBe(200);
    // As an earlier version stored it.
    await db.account.updateMany({ where: { email: account }, data: { emailVerified: false } });
    expect(await isConfirmed(owner)).toBe(false);
    expect(await isConfirmed(await signInAs(account))).toBe(true);
  });

  it("confirms an unverified address by the link", async () => {
    const account = `unverified-${newEmail()}`;
    const owner = await signInAs(account);
    expect(await isConfirmed(owner)).toBe(false);
    expect((await requestLink(owner)).status).toBe(202);
    expect((await confirm(await tokenOf(account))).status).toBe(200);
    expect(await isConfirmed(owner)).toBe(true);
    // Another address, for a passphrase, must be confirmed itself.
    const changed = { email: newEmail(), passphrase: PASSPHRASE };
    expect((await ask(owner, "PUT", "sign-in-methods/passphrase", changed)).status).toBe(200);
    expect(await isConfirmed(owner)).toBe(false);
  });
});

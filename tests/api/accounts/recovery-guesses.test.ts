import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { recover } from "@/lib/accounts/server/recovery";
import { db } from "@/lib/server/db/client";
import { env } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import type { Problem } from "@/lib/server/problem";
import { hashRecoveryToken, newRecoveryToken } from "@/scripts/lib/recovery-link.mjs";
import { casesText, repetitions } from "../../setup/property-cases";
import { newAccount, newEmail } from "../support/accounts/accounts";
import { ask, call } from "../support/call";
import { startMailServer } from "../support/accounts/mail-server";
import { withLongWaits } from "../support/accounts/long-waits";

const HOUR_MS = 3_600_000;
const DAY_SECONDS = 86_400;
const CROWDS = repetitions(20, 100);
const GUESSES = casesText(CROWDS * 100);

await startMailServer();
beforeEach(() => db.signInFailure.deleteMany());

const logged = vi.spyOn(log, "info");

const attempt = (code: string, from = "198.51.100.7") =>
  ask<{ detail: string }>(null, "POST", "auth/recover", { code }, { "x-forwarded-for": from });

/** Stores a one-time address of the account; returns its token. */
async function newLink(userId: string, expiresAt: Date) {
  const token = newRecoveryToken();
  await db.recoveryLink.create({ data: { userId, hash: hashRecoveryToken(token), expiresAt } });
  return token;
}

describe("every code and one-time address that does not sign in", () => {
  it("gets the same response, in words and headers, and is logged alike", async () => {
    const [owner, ended, gone] = [await newAccount(), await newAccount(), await newAccount()];
    const later = new Date(Date.now() + HOUR_MS);
    const [used = "", endedCode = "", goneCode = ""] = [owner, ended, gone].map(
      ({ recoveryCodes }) => recoveryCodes[0],
    );
    const usedLink = await newLink(owner.userId, later);
    for (const right of [used, usedLink]) expect((await attempt(right)).status).toBe(200);
    await db.user.update({ where: { id: ended.userId }, data: { expiresAt: new Date(Date.now() - 1) } });
    const goneLink = await newLink(gone.userId, later);
    expect((await call(gone, "DELETE", "users")).status).toBe(204);

    logged.mockClear();
    const wrong = {
      "a code of nobody": "7K2QD-0M9XV-7K2QD-0M9XV",
      "a used code": used,
      "a code of an ended account": endedCode,
      "a code of a deleted account": goneCode,
      "an address of nobody": newRecoveryToken(),
      "a used address": usedLink,
      "an expired address": await newLink(owner.userId, new Date(Date.now() - 1)),
      "an address of an ended account": await newLink(ended.userId, later),
      "an address of a deleted account": goneLink,
      "neither a code nor an address": "hello",
    };
    const answers = [];
    for (const [kind, code] of Object.entries(wrong)) answers.push({ kind, ...(await attempt(code)) });
    for (const { kind, status, headers, body } of answers) {
      expect(status, kind).toBe(401);
      expect(body.detail, kind).toBe("This code is invalid or has expired.");
      expect(body, kind).toEqual(answers[0]?.body);
      expect([...headers], kind).toEqual([...(answers[0]?.headers ?? [])]);
    }
    const line = [{ reason: "wrong recovery code" }, "a sign-in failed"];
    expect(logged.mock.calls).toEqual(answers.map(() => line));
  });

  it(
    "is counted alike, so that nobody learns from the waits which account exists",
    withLongWaits(async () => {
      const owner = await newAccount();
      const expired = await newLink(owner.userId, new Date(Date.now() - 1));
      for (const code of [expired, newRecoveryToken(), "7K2QD-0M9XV-7K2QD-0M9XV"]) {
        await db.signInFailure.deleteMany();
        const statuses = [];
        for (let guess = 0; guess < 23; guess += 1) statuses.push((await attempt(code)).status);
        expect(statuses).toEqual([...Array<number>(21).fill(401), 429, 429]);
      }
    }),
  );
});

it("a request for an address by email is answered alike for a known and an unknown email address", async () => {
  Object.assign(env(), { RATE_LIMITS: "off" });
  const { email } = await newAccount();
  const request = (to: string) => ask(null, "POST", "auth/recover/mail", { email: to });
  const [known, unknown] = [await request(email), await request(newEmail())];
  expect(unknown.status).toBe(202);
  expect(unknown).toEqual(known);
});

/** Recovery codes and tokens of one-time addresses that nobody has. */
const guesses = {
  "recovery codes": (number: number) =>
    createHash("sha256").update(`${number}`).digest("hex").toUpperCase().slice(0, 20),
  "one-time addresses": (number: number) => createHash("sha256").update(`${number}`).digest("base64url"),
};

describe.each(Object.entries(guesses))("guessing %s", (what, guess) => {
  it(`${GUESSES} times from one network, in crowds of 100 and 10,000 a day, compares few`, async () => {
    const statusOf = (number: number) => {
      // All of these addresses are of one IPv6 network.
      const headers = { "x-forwarded-for": `2001:db8:3:4::${number.toString(16)}` };
      const request = new Request("http://localhost/", { headers });
      return recover(guess(number), request).then(
        () => 200,
        (error: Problem) => error.status,
      );
    };
    let compared = 0;
    for (let crowd = 0; crowd < CROWDS; crowd += 1) {
      const all = Array.from({ length: 100 }, (_, at) => statusOf(crowd * 100 + at));
      const statuses = await Promise.all(all);
      const now = statuses.filter((status) => status === 401).length;
      expect(statuses.filter((status) => status === 429)).toHaveLength(100 - now);
      expect(now).toBeLessThanOrEqual(crowd === 0 ? 21 : 1);
      compared += now;
      await db.$executeRaw`
        UPDATE "SignInFailure" SET "blockedUntil" = "blockedUntil" - make_interval(secs => ${DAY_SECONDS / 100}),
          "expiresAt" = "expiresAt" - make_interval(secs => ${DAY_SECONDS / 100})`;
    }
    process.stdout.write(`measured: recovery: ${compared} of ${GUESSES} ${what} were compared\n`);
    expect(compared).toBeLessThan(20 + CROWDS);
  });
});

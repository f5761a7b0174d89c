import { v7 as newId } from "uuid";
import { describe, expect, it } from "vitest";
import {
  attemptOf,
  forgive,
  recordFailure,
  requireNoWait,
  type SignInAttempt,
} from "@/lib/accounts/server/sign-in/waits";
import { db } from "@/lib/server/db/client";
import type { Problem } from "@/lib/server/problem";

let networks = 0;
const newNetwork = () => `198.51.100.${(networks += 1)}`;
const from = (address: string) =>
  new Request("http://localhost/", { headers: { "x-forwarded-for": address } });
const newEmail = () => `${newId()}@people.example`;
const attempt = (email?: string, address = newNetwork()) => attemptOf(from(address), email);

async function fail(times: number, tried: () => SignInAttempt) {
  for (let time = 0; time < times; time += 1) await recordFailure(tried());
}

/** Returns whether the attempt is refused; the refusal says until when. */
async function waits(tried: SignInAttempt): Promise<boolean> {
  const error = await requireNoWait(tried).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!error) return false;
  const { status, detail, options } = error as Problem;
  expect(status).toBe(429);
  expect(detail).toMatch(/^Too many attempts\. Try again in \d+ (second|minute)s?\.$/);
  expect(options.retryAfterSeconds).toBeGreaterThan(0);
  return true;
}

/** The wait in seconds that the last failure caused, independent of the time since then. */
async function lastWait(): Promise<number> {
  const [row] = await db.$queryRaw<{ seconds: number }[]>`
    SELECT extract(epoch FROM "blockedUntil" - "expiresAt" + interval '1 day')::float AS seconds
    FROM "SignInFailure" WHERE "key" LIKE 'account %' ORDER BY "expiresAt" DESC LIMIT 1`;
  return row?.seconds ?? NaN;
}

/** Lets every wait be over. */
const wait = () => db.signInFailure.updateMany({ data: { blockedUntil: new Date(0) } });

async function newAccount(email: string, address: string, days = 1) {
  const createdAt = new Date(Date.now() - days * 86_400_000);
  const { id: userId } = await db.user.create({ data: { signInEmail: email, kind: "account" } });
  await db.securityEvent.create({ data: { userId, kind: "signed-in", address, createdAt } });
  return userId;
}

describe("the wait", () => {
  it("of an account begins at the sixth failure with a second and doubles up to 15 minutes, from any network", async () => {
    const email = newEmail();
    await fail(5, () => attempt(email));
    expect(await waits(attempt(email))).toBe(false);
    const seconds = [];
    for (let time = 0; time < 13; time += 1) {
      await wait();
      await recordFailure(attempt(email));
      seconds.push(await lastWait());
    }
    expect(await waits(attempt(email))).toBe(true);
    expect(seconds).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
    expect(await waits(attempt(newEmail()))).toBe(false);
  });

  it("of a network begins at the 21st failure, whatever the accounts", async () => {
    const address = newNetwork();
    await fail(20, () => attempt(newEmail(), address));
    expect(await waits(attempt(newEmail(), address))).toBe(false);
    await fail(10, () => attempt(undefined, address));
    expect(await waits(attempt(newEmail(), address))).toBe(true);
    expect(await waits(attempt(undefined, address))).toBe(true);
  });

  it("is the same for all addresses of one IPv6 network", async () => {
    const email = newEmail();
    await fail(30, () => attempt(undefined, `2001:db8:7:7::${networks++}`));
    expect(await waits(attempt(email, "2001:db8:7:7:ffff::1"))).toBe(true);
    expect(await waits(attempt(email, "2001:db8:7:8::1"))).toBe(false);
  });

  it("is over a day after the last failure", async () => {
    const email = newEmail();
    await fail(16, () => attempt(email));
    expect(await waits(attempt(email))).toBe(true);
    await db.signInFailure.updateMany({ data: { blockedUntil: new Date(0), expiresAt: new Date(0) } });
    await recordFailure(attempt(email));
    expect(await waits(attempt(email))).toBe(false);
    expect(
      await db.signInFailure.findFirst({ where: { key: { startsWith: "account" }, count: 1 } }),
    ).not.toBeNull();
  });

  it("counts failures at once", async () => {
    const email = newEmail();
    await Promise.all(Array.from({ length: 40 }, () => recordFailure(attempt(email))));
    expect(await waits(attempt(email))).toBe(true);
  });

  it("stores no email address", async () => {
    const email = newEmail();
    await recordFailure(attempt(email));
    expect(JSON.stringify(await db.signInFailure.findMany())).not.toContain(email.split("@")[0]);
  });
});

describe("the owner of an account", () => {
  it("does not wait for it in a network where they signed in, however often it was tried elsewhere", async () => {
    const [email, home] = [newEmail(), newNetwork()];
    await newAccount(email, home);
    await fail(30, () => attempt(email));
    expect(await waits(attempt(email))).toBe(true);
    expect(await waits(attempt(email, home))).toBe(false);
    // Only for their own account.
    const other = newEmail();
    await fail(30, () => attempt(other));
    expect(await waits(attempt(other, home))).toBe(true);
  });

  it("waits in a network where only a copy of their passkey was refused", async () => {
    const [email, home, elsewhere] = [newEmail(), newNetwork(), newNetwork()];
    const userId = await newAccount(email, home);
    await db.securityEvent.create({ data: { userId, kind: "passkey-refused", address: elsewhere } });
    await fail(30, () => attempt(email));
    expect(await waits(attempt(email, elsewhere))).toBe(true);
    expect(await waits(attempt(email, home))).toBe(false);
  });

  it("waits there for failures of that network", async () => {
    const [email, home] = [newEmail(), newNetwork()];
    await newAccount(email, home);
    await fail(30, () => attempt(email, home));
    expect(await waits(attempt(email, home))).toBe(true);
  });

  it("waits where they last signed in 91 days ago", async () => {
    const [email, home] = [newEmail(), newNetwork()];
    await newAccount(email, home, 91);
    await fail(16, () => attempt(email));
    expect(await waits(attempt(email, home))).toBe(true);
  });

  it("is forgiven the failures of this account by signing in, and no others", async () => {
    const [email, home] = [newEmail(), newNetwork()];
    await fail(19, () => attempt(newEmail(), home));
    const accounts = await db.signInFailure.count({ where: { key: { startsWith: "account" } } });
    await fail(3, () => attempt(email, home));
    await forgive(attempt(email, home));
    // A second sign-in forgives nothing more.
    await forgive(attempt(email, home));
    const { count } = await db.signInFailure.findFirstOrThrow({ where: { key: `network ${home}` } });
    expect(count).toBe(19);
    expect(await db.signInFailure.count({ where: { key: { startsWith: "account" } } })).toBe(accounts);
  });
});

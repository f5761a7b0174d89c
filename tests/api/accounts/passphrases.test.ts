import { availableParallelism } from "node:os";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { signInWithPassphrase } from "@/lib/accounts/server/passphrase";
import * as passphraseHash from "@/lib/accounts/server/sign-in/passphrase-hash";
import { db } from "@/lib/server/db/client";
import { log } from "@/lib/server/log";
import type { Problem } from "@/lib/server/problem";
import { casesText, repetitions } from "../../setup/property-cases";
import { newAccount, newEmail, PASSPHRASE, signIn } from "../support/accounts/accounts";
import { call } from "../support/call";
import { userIdOf } from "../support/tenants";
import { withLongWaits } from "../support/accounts/long-waits";

const DAY_SECONDS = 86_400;
const CROWDS = repetitions(10, 100);
/** The more, the less does other work on the machine change the median. */
const ROUNDS = repetitions(15, 30);
const GUESSES = casesText(CROWDS * 100);
const cores = availableParallelism();

/** Counts the hashes that are computed: all, and at most at once. */
const hashes = { count: 0, running: 0, most: 0, onVerify: () => {}, areQuick: false };

const { hasHash } = passphraseHash;
vi.spyOn(passphraseHash, "hasHash").mockImplementation((...given) => {
  hashes.count += 1;
  hashes.running += 1;
  hashes.most = Math.max(hashes.most, hashes.running);
  hashes.onVerify();
  // So that no one waits too long on a busy machine.
  const isRight = hashes.areQuick ? new Promise<true>((end) => setTimeout(end, 5, true)) : hasHash(...given);
  return isRight.finally(() => (hashes.running -= 1));
});

beforeEach(async () => {
  Object.assign(hashes, { count: 0, most: 0, onVerify: () => {}, areQuick: false });
  await db.signInFailure.deleteMany();
});

const logged = vi.spyOn(log, "info");

let networks = 0;
/** A caller's address in a network that no other call is from. */
const elsewhere = () => ({
  "x-forwarded-for": `10.${networks >> 16}.${(networks >> 8) & 255}.${networks++ & 255}`,
});

const pass = (seconds: number) => db.$executeRaw`
  UPDATE "SignInFailure" SET "blockedUntil" = "blockedUntil" - make_interval(secs => ${seconds}),
    "expiresAt" = "expiresAt" - make_interval(secs => ${seconds})`;

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

describe("an unknown email address and a wrong passphrase", () => {
  it("get the same response, in words and headers, also for an account that has no passphrase or has ended", async () => {
    const [owner, other, ended] = [await newAccount(), await newAccount(), await newAccount()];
    await db.passphrase.delete({ where: { userId: other.userId } });
    await db.user.update({ where: { id: ended.userId }, data: { expiresAt: new Date(Date.now() - 1) } });
    const attempts = [
      { ...owner, passphrase: "velvet otter under ten bridges" },
      { email: newEmail(), passphrase: PASSPHRASE },
      other,
      ended,
    ];
    logged.mockClear();
    const answers = await Promise.all(attempts.map((attempt) => signIn(attempt)));
    for (const { status, headers, body } of answers) {
      expect(status).toBe(401);
      expect(body).toEqual(answers[0]?.body);
      expect(body.detail).toBe("Email address or passphrase is wrong.");
      expect([...headers]).toEqual([...(answers[0]?.headers ?? [])]);
    }
    expect(hashes.count).toBe(attempts.length);
    const line = [{ reason: "wrong passphrase" }, "a sign-in failed"];
    expect(logged.mock.calls).toEqual(attempts.map(() => line));
  });

  it("take the same time", async () => {
    const owner = await newAccount();
    const times = { unknown: [] as number[], wrong: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      await db.signInFailure.deleteMany();
      for (const kind of ["unknown", "wrong"] as const) {
        const email = kind === "unknown" ? newEmail() : owner.email;
        const began = performance.now();
        await signIn({ email, passphrase: "velvet otter under ten bridges" });
        times[kind].push(performance.now() - began);
      }
    }
    expect(hashes.count).toBe(2 * ROUNDS);
    const ratio = median(times.unknown) / median(times.wrong);
    process.stdout.write(`measured: sign-in: unknown email ${ratio.toFixed(2)} times a wrong passphrase\n`);
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.6);
  });

  it(
    "wait alike",
    withLongWaits(async () => {
      const owner = await newAccount();
      for (const email of [owner.email, newEmail()]) {
        const statuses = [];
        for (let guess = 0; guess < 8; guess += 1)
          statuses.push((await signIn({ email, passphrase: "velvet otter" }, elsewhere())).status);
        expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429, 429]);
      }
    }),
  );
});

describe("guessing", () => {
  it(`${GUESSES} times from ever other networks, in crowds of 100 and 10,000 a day, computes few hashes`, async () => {
    const owner = await newAccount();
    // Without the route, which would take half of the time.
    const guess = (number: number) => {
      const passphrase = `velvet otter under ${number} bridges`;
      const request = new Request("http://localhost/", { headers: elsewhere() });
      return signInWithPassphrase({ ...owner, passphrase }, request).catch((error: Problem) => error.status);
    };
    for (let crowd = 0; crowd < CROWDS; crowd += 1) {
      const before = hashes.count;
      const statuses = await Promise.all(Array.from({ length: 100 }, (_, at) => guess(crowd * 100 + at)));
      const computed = hashes.count - before;
      expect(statuses.filter((status) => status === 429)).toHaveLength(100 - computed);
      expect(computed).toBeLessThanOrEqual(crowd === 0 ? 5 + cores : cores);
      await pass(DAY_SECONDS / 100);
    }
    process.stdout.write(`measured: sign-in: ${hashes.count} of ${GUESSES} guesses were compared\n`);
    expect(hashes.count).toBeLessThan(CROWDS * cores + 5);
    const refused = await signIn(owner, elsewhere());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("the passphrases of many accounts from one network is slowed too, in all of its addresses", async () => {
    const from = (host: number) => ({ "x-forwarded-for": `2001:db8:1:2::${host}` });
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) => signIn({ email: newEmail(), passphrase: PASSPHRASE }, from(at))),
    );
    expect(hashes.count).toBeLessThanOrEqual(20 + cores);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(60 - hashes.count);
  });

  it("is counted when the caller leaves without the response", async () => {
    const { email } = await newAccount();
    const leaving = new AbortController();
    hashes.onVerify = () => leaving.abort();
    const body = { email, passphrase: "velvet otter under ten bridges" };
    await call(null, "POST", "auth/passphrase", body, {}, leaving.signal);
    expect(await db.signInFailure.count({ where: { count: 1 } })).toBe(2);
  });
});

describe("the owner", () => {
  it("is not locked out at home by guesses from elsewhere", async () => {
    const home = { "x-forwarded-for": "192.0.2.44" };
    const owner = await newAccount({}, home);
    await Promise.all(
      Array.from({ length: 30 }, () => signIn({ ...owner, passphrase: "velvet otter" }, elsewhere())),
    );
    expect((await signIn(owner, elsewhere())).status).toBe(429);
    expect((await signIn(owner, home)).status).toBe(200);
    // A sign-in ends the wait.
    expect((await signIn(owner, elsewhere())).status).toBe(200);
  });

  it("is one of 100 who sign in at once, with no more hashes at once than cores", async () => {
    const owners = await Promise.all(Array.from({ length: 5 }, () => newAccount()));
    hashes.areQuick = true;
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => signIn(owners[at % 5] ?? { email: "", passphrase: "" })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(200));
    expect(hashes.count).toBe(100);
    expect(hashes.most).toBeLessThanOrEqual(cores);
    for (const [at, { body }] of answers.entries())
      expect(userIdOf(body.data.accessToken)).toBe(owners[at % 5]?.userId);
  });

  it("may type the letters of their passphrase on another system, but not other ones", async () => {
    const { email } = await newAccount({ passphrase: "blauer Himmel \u00fcber Pinneberg" });
    expect((await signIn({ email, passphrase: "blauer Himmel u\u0308ber Pinneberg" })).status).toBe(200);
    expect((await signIn({ email, passphrase: "blauer himmel \u00fcber pinneberg" })).status).toBe(401);
    expect((await signIn({ email, passphrase: " blauer Himmel \u00fcber Pinneberg" })).status).toBe(401);
  });
});

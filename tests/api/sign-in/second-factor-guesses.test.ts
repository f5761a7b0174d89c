import { beforeEach, describe, expect, it, vi } from "vitest";
import { db } from "@/lib/server/db/client";
import { log } from "@/lib/server/log";
import {
  type AppOwner,
  begin,
  codeOf,
  finish,
  forgetSteps,
  newAppOwner,
  wrongCodeOf,
} from "../support/accounts/authenticator-app";
import { ask, call } from "../support/call";
import { startMailServer } from "../support/accounts/mail-server";

const server = await startMailServer();

beforeEach(() => db.signInFailure.deleteMany());

let networks = 0;
/** A caller's address in a network that no other call is from. */
const elsewhere = () => ({ "x-forwarded-for": `10.9.${(networks >> 8) & 255}.${networks++ & 255}` });

const kindsOf = async (caller: { token: string }) =>
  (await ask(caller, "POST", "security-events/search", {})).body.items.map(({ kind }) => kind);

describe("guessing codes with the right passphrase", () => {
  it("ends the sign-in after five, which the owner is told", async () => {
    const owner = await newAppOwner();
    const challenge = await begin(owner, elsewhere());
    const wrong = wrongCodeOf(owner.secret);
    const statuses = [];
    for (let guess = 0; guess < 6; guess += 1)
      statuses.push((await finish(challenge, wrong, elsewhere())).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 410]);
    expect((await kindsOf(owner))[0]).toBe("codes-refused");
    await server.mailTo(owner.email, "Pennant: Sign-in stopped after five wrong codes");
  });

  it("waits longer each time, and the passphrase does not end the wait", async () => {
    const owner = await newAppOwner();
    await finishWrong(owner, 6);
    const key = `code ${owner.userId}`;
    const { count, blockedUntil } = await db.signInFailure.findUniqueOrThrow({ where: { key } });
    expect([count, blockedUntil > new Date(0)]).toEqual([6, true]);
    // As long as this test takes.
    const inAnHour = new Date(Date.now() + 60 * 60_000);
    await db.signInFailure.update({ where: { key }, data: { blockedUntil: inAnHour } });
    const challenge = await begin(owner, elsewhere());
    const waiting = await finish(challenge, codeOf(owner.secret), elsewhere());
    expect(waiting.status).toBe(429);
    expect(Number(waiting.headers.get("retry-after"))).toBeGreaterThan(0);
    // The owner's network does not wait for guesses from elsewhere.
    const address = "192.0.2.77";
    const home = { "x-forwarded-for": address };
    await db.securityEvent.create({ data: { userId: owner.userId, kind: "signed-in", address } });
    expect((await finish(challenge, codeOf(owner.secret), home)).status).toBe(200);
    // A sign-in ends the wait.
    await forgetSteps(owner);
    expect((await finish(await begin(owner, elsewhere()), codeOf(owner.secret), elsewhere())).status).toBe(
      200,
    );
  });

  it("in crowds compares few: one at a time, and the waits count", async () => {
    const owner = await newAppOwner();
    const challenges = [];
    for (let count = 0; count < 10; count += 1) challenges.push(await begin(owner, elsewhere()));
    const logged = vi.spyOn(log, "info");
    const wrong = wrongCodeOf(owner.secret);
    const answers = await Promise.all(
      challenges.flatMap((challenge) => [1, 2, 3, 4].map(() => finish(challenge, wrong, elsewhere()))),
    );
    const compared = logged.mock.calls.filter(([line]) =>
      JSON.stringify(line).includes("wrong code of the second factor"),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(compared.length);
    // Five without a wait, and those that came after a wait of a few seconds on a slow machine.
    expect(compared.length).toBeLessThanOrEqual(10);
    const others = answers.map(({ status }) => status).filter((status) => status !== 401);
    expect(others.filter((status) => status !== 429 && status !== 503)).toEqual([]);
  });
});

/** Enters wrong codes from ever other networks. */
async function finishWrong(owner: AppOwner, times: number) {
  for (let guess = 0; guess < times; guess += 1) {
    const challenge = await begin(owner, elsewhere());
    expect((await finish(challenge, wrongCodeOf(owner.secret), elsewhere())).status).toBe(401);
  }
}

describe("the proof of identity", () => {
  const age = ({ userId }: AppOwner) =>
    db.session.updateMany({ where: { userId }, data: { provenAt: new Date(0) } });
  const prove = (owner: AppOwner, body: object) => ask(owner, "POST", "auth/proof", body);

  it("by passphrase needs the code too", async () => {
    const owner = await newAppOwner();
    const { passphrase, secret } = owner;
    await age(owner);
    const missing = await prove(owner, { passphrase });
    expect(missing.status).toBe(422);
    expect(missing.body.errors).toEqual([
      { path: "code", message: "Enter the code from your authenticator app" },
    ]);
    for (const code of [wrongCodeOf(secret), "7K2QD-0M9XV-7K2QD-0M9XV"])
      expect((await prove(owner, { passphrase, code })).body.errors).toMatchObject([{ path: "code" }]);
    const wrong = await prove(owner, { passphrase: "velvet otter", code: codeOf(secret) });
    expect(wrong.body.errors).toEqual([{ path: "passphrase", message: "Wrong passphrase" }]);
    expect((await call(owner, "POST", "export")).status).toBe(403);
    expect((await prove(owner, { passphrase, code: codeOf(secret) })).status).toBe(204);
    expect((await prove(owner, { passphrase, code: codeOf(secret) })).status).toBe(422);
    expect((await call(owner, "POST", "export")).status).toBe(200);
  });

  it("takes a recovery code in place of the app's", async () => {
    const owner = await newAppOwner();
    await age(owner);
    const code = owner.recoveryCodes[2];
    expect((await prove(owner, { passphrase: owner.passphrase, code })).status).toBe(204);
    expect((await ask(owner, "DELETE", "sign-in-methods/authenticator")).status).toBe(204);
  });
});

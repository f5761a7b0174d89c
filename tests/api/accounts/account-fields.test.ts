import { beforeEach, describe, expect, it } from "vitest";
import { env } from "@/lib/server/env";
import { newEmail, PASSPHRASE } from "../support/accounts/accounts";
import { ask } from "../support/call";

const person = () => ({ email: newEmail(), name: "Tamsin Okonkwo", passphrase: PASSPHRASE });
const open = (body: object) => ask(null, "POST", "auth/account", body);

beforeEach(() => Object.assign(env(), { SIGN_UP: "open" }));

describe("an account", () => {
  it.each([
    [{ email: "tamsin" }, "email", "Enter a valid email address"],
    [{ email: "" }, "email", "Enter your email address"],
    [{ name: " " }, "name", "Please enter your name."],
    [{ content: "demo" }, "content", "Must be blank or sample"],
    [{ passphrase: "otter under" }, "passphrase", "Use at least 12 characters"],
    [{ passphrase: "🦦🦦🦦🦦🦦🦦" }, "passphrase", "Use at least 12 characters"],
    [{ passphrase: "otter ".repeat(100) }, "passphrase", "Use at most 500 characters"],
  ])("is not created with %j", async (change, path, message) => {
    const answer = await open({ ...person(), ...change });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([{ path, message }]);
  });

  it.each([
    ["passwordpassword", "This repeats the same characters."],
    ["aaaaaaaaaaaaaaaa", "This repeats the same characters."],
    ["123456789012", "This is one of the most common passphrases."],
    ["P@ssw0rd1234!", "This is similar to one of the most common passphrases."],
    ["abcdefghijklmnop", "This is a simple sequence of characters."],
    ["iloveyouforever", "This is similar to one of the most common passphrases."],
    ["Tamsin Okonkwo", "This contains your name or your email address."],
    ["tamsin okonkwo 1", "This contains your name or your email address."],
    ["pennant pennant", "This repeats the same characters."],
    ["password password", "This repeats the same characters."],
    ["              ", "This passphrase is easy to guess."],
  ])("is not created with the passphrase %s, and says why", async (passphrase, reason) => {
    const answer = await open({ ...person(), passphrase });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([
      { path: "passphrase", message: `${reason} Use several words that have nothing to do with each other.` },
    ]);
  });

  it.each([
    "correct horse battery staple",
    "my dog eats pizza",
    "x7Kp2mQ9vLw3",
    "blauer himmel über pinneberg",
    "我们的小船今天出海去钓鱼",
  ])("is created with the passphrase %s", async (passphrase) =>
    expect((await open({ ...person(), passphrase })).status).toBe(200),
  );
});

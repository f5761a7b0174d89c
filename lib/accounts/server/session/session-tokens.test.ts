import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { sessionTokens } from "./session-tokens";

const session = {
  userId: "018f0000-0000-7000-8000-000000000001",
  sessionId: "018f0000-0000-7000-8000-000000000002",
};
const secret = "0123456789abcdef0123456789abcdef";
const kind = { purpose: "test", audience: "tests" };
const inAMinute = () => new Date(Date.now() + 60_000);

afterEach(() => void vi.useRealTimers());

beforeAll(() => {
  vi.stubEnv("DATABASE_URL", "postgres://localhost/x");
  vi.stubEnv("AUTH_SECRET", secret);
});

it("returns the session that a token was signed for", async () => {
  const tokens = sessionTokens(kind);
  expect(await tokens.verify(await tokens.sign(session, inAMinute()))).toEqual(session);
  expect(await sessionTokens(kind).verify(await tokens.sign(session, inAMinute()))).toEqual(session);
});

it("rejects an expired token", async () => {
  const tokens = sessionTokens(kind);
  expect(await tokens.verify(await tokens.sign(session, new Date(Date.now() - 1_000)))).toBeUndefined();
});

it("rejects a cached token once it has expired", async () => {
  vi.useFakeTimers();
  const tokens = sessionTokens(kind);
  const token = await tokens.sign(session, inAMinute());
  expect(await tokens.verify(token)).toEqual(session);
  expect(await tokens.verify(token)).toEqual(session);
  vi.advanceTimersByTime(60_000);
  expect(await tokens.verify(token)).toBeUndefined();
});

it.each(["userId", "sessionId"])("rejects a token whose %s is not a UUID", async (key) => {
  const tokens = sessionTokens(kind);
  const token = await tokens.sign({ ...session, [key]: "1 OR 1" }, inAMinute());
  expect(await tokens.verify(token)).toBeUndefined();
});

it("accepts a token of the previous key during a rotation and rejects it once that key is removed", async () => {
  const before = await sessionTokens(kind).sign(session, inAMinute());
  const verifyWith = async (secrets: string, token: string) => {
    vi.resetModules();
    vi.stubEnv("AUTH_SECRET", secrets);
    const { sessionTokens: renewed } = await import("./session-tokens");
    return { named: await renewed(kind).verify(token), tokens: renewed(kind) };
  };
  const next = "fedcba9876543210fedcba9876543210";
  const { named, tokens } = await verifyWith(`${next}, ${secret}`, before);
  expect(named).toEqual(session);
  const after = await tokens.sign(session, inAMinute());
  expect((await verifyWith(next, after)).named).toEqual(session);
  expect((await verifyWith(next, before)).named).toBeUndefined();
  vi.stubEnv("AUTH_SECRET", secret);
  vi.resetModules();
});

it.each([
  ["another purpose", { ...kind, purpose: "other" }],
  ["another audience", { ...kind, audience: "others" }],
])("rejects a token of %s", async (_difference, other) => {
  const token = await sessionTokens(other).sign(session, inAMinute());
  expect(await sessionTokens(kind).verify(token)).toBeUndefined();
});

it.each([
  ["changed", (token: string) => token.replace(/\.(.)/, (_dot, letter) => (letter === "a" ? ".b" : ".a"))],
  ["truncated", (token: string) => token.slice(0, -1)],
  ["unsigned", (token: string) => `${btoa('{"alg":"none"}')}.${token.split(".")[1]}.`],
])("rejects a token that was %s", async (_how, spoil) => {
  const tokens = sessionTokens(kind);
  expect(await tokens.verify(spoil(await tokens.sign(session, inAMinute())))).toBeUndefined();
});

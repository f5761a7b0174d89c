import http from "node:http";
import { afterAll, beforeEach, expect, it } from "vitest";
import { env } from "@/lib/server/env";
import { accountPrompt, completeClaims } from "@/lib/server/auth/openid";

/** A provider of which nothing counts but what it publishes, and what its userinfo endpoint answers. */
let published: object;
let userInfo: object;
const server = http.createServer((request, response) => {
  response.setHeader("content-type", "application/json");
  if (request.url === "/moved") return void response.writeHead(307, { location: "/me" }).end();
  const isUserInfo = request.url === "/me" && request.headers.authorization === "Bearer token";
  response.end(JSON.stringify(isUserInfo ? userInfo : published));
});
await new Promise<void>((resolve) => server.listen(0, resolve));
const issuer = `http://localhost:${(server.address() as { port: number }).port}`;

beforeEach(() => {
  Object.assign(env(), { GOOGLE_ISSUER: issuer });
  published = { issuer, userinfo_endpoint: `${issuer}/me` };
});
afterAll(() => void server.close());

it.each([
  [["none", "login", "select_account"], "select_account"],
  [["none", "login", "consent"], "login"],
  [["none"], undefined],
  [undefined, "login"],
])("asks for the account in a word that the provider knows: %j", async (listed, prompt) => {
  published = { ...published, prompt_values_supported: listed };
  expect(await accountPrompt()).toBe(prompt);
});

it("asks Google for the account in its own word, which it does not publish", async () => {
  Object.assign(env(), { GOOGLE_ISSUER: "https://accounts.google.com" });
  expect(await accountPrompt()).toBe("select_account");
});

it.each([
  ["what the token lacks", { sub: "1", name: "Ada", email: "ada@people.example" }, "Ada"],
  [
    "nothing that is said of somebody else",
    { sub: "2", name: "Bea", email: "bea@people.example" },
    undefined,
  ],
  ["nothing that is no answer", { error: "invalid_token" }, undefined],
])("takes from userinfo %s", async (_what, told, name) => {
  userInfo = told;
  expect((await completeClaims({ sub: "1" }, "token")).name).toBe(name);
  const whole = { sub: "1", name: "Ada L.", email: "a@people.example" };
  expect(await completeClaims(whole, "token")).toEqual(whole);
});

it("follows the provider to no other address", async () => {
  userInfo = { sub: "1", name: "Ada", email: "ada@people.example" };
  published = { issuer, userinfo_endpoint: `${issuer}/moved` };
  expect(await completeClaims({ sub: "1" }, "token")).toEqual({ sub: "1" });
});

it("goes on without a name where the provider has no such endpoint", async () => {
  published = { issuer };
  expect(await completeClaims({ sub: "1" }, "token")).toEqual({ sub: "1" });
});

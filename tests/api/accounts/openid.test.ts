import http from "node:http";
import { afterAll, beforeEach, expect, it } from "vitest";
import { env } from "@/lib/server/env";
import { accountPrompt, completeClaims } from "@/lib/accounts/server/sign-in/openid";

/** A provider with only a discovery document and a userinfo endpoint. */
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
])("requests the account choice with a prompt that the provider supports: %j", async (listed, prompt) => {
  published = { ...published, prompt_values_supported: listed };
  expect(await accountPrompt()).toBe(prompt);
});

it("requests Google's account choice with its own prompt, which its discovery document does not list", async () => {
  Object.assign(env(), { GOOGLE_ISSUER: "https://accounts.google.com" });
  expect(await accountPrompt()).toBe("select_account");
});

it.each([
  ["claims that the token lacks", { sub: "1", name: "Ada", email: "ada@people.example" }, "Ada"],
  ["no claims of another subject", { sub: "2", name: "Bea", email: "bea@people.example" }, undefined],
  ["no claims of an error response", { error: "invalid_token" }, undefined],
])("reads %s from userinfo", async (_what, response, name) => {
  userInfo = response;
  expect((await completeClaims({ sub: "1" }, "token")).name).toBe(name);
  const whole = { sub: "1", name: "Ada L.", email: "a@people.example" };
  expect(await completeClaims(whole, "token")).toEqual(whole);
});

it("does not follow redirects of the provider", async () => {
  userInfo = { sub: "1", name: "Ada", email: "ada@people.example" };
  published = { issuer, userinfo_endpoint: `${issuer}/moved` };
  expect(await completeClaims({ sub: "1" }, "token")).toEqual({ sub: "1" });
});

it("continues without a name when the provider has no userinfo endpoint", async () => {
  published = { issuer };
  expect(await completeClaims({ sub: "1" }, "token")).toEqual({ sub: "1" });
});

import { readFileSync } from "node:fs";
import { parseEnv as parseFile } from "node:util";
import { expect, it } from "vitest";
import { parseEnv } from "@/lib/server/env";

const SECRET = "0123456789abcdef0123456789abcdef";
const example = parseFile(readFileSync(".env.example", "utf8")) as Record<string, string>;
const compose = readFileSync("compose.yaml", "utf8");

it("compose's .env in the same folder is accepted by the app", () => {
  const filled = { ...example, AUTH_SECRET: SECRET, STORE_SECRET: SECRET, POSTGRES_PASSWORD: SECRET };
  const env = parseEnv({ ...filled, DATABASE_URL: "postgresql://pennant@localhost/pennant" });
  expect(env).toMatchObject({ AUTH_URL: "http://localhost", DEMOS: "on" });
});

it("the example contains every variable that compose.yaml requires, and only variables that it reads", () => {
  const read = new Set([...compose.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = ""]) => name));
  const required = [...compose.matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name = ""]) => name);
  expect(Object.keys(example)).toEqual(expect.arrayContaining(required));
  expect(Object.keys(example).filter((name) => !read.has(name))).toEqual([]);
});

it("only the proxy has open ports, and every service that others wait for says when it is ready", () => {
  const services = compose.slice(compose.indexOf("\nservices:"), compose.indexOf("\nconfigs:"));
  const parts = services.split(/\n {2}(?=[a-z]+:\n)/).map((text) => [/^[a-z]+/.exec(text)?.[0] ?? "", text]);
  expect(parts.filter(([, text = ""]) => /^ {4}ports:/m.test(text)).map(([name]) => name)).toEqual(["proxy"]);
  const awaited = [...services.matchAll(/(\w+): \{ condition: service_healthy \}/g)].map(([, name]) => name);
  const checked = parts.filter(([, text = ""]) => text.includes("healthcheck:")).map(([name]) => name);
  expect(checked).toEqual(expect.arrayContaining([...new Set(awaited)]));
});

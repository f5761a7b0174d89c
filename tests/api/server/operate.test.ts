import { expect, it } from "vitest";
import { env, variableNames } from "@/lib/server/env";
import { ask } from "../support/call";

const texts = import.meta.glob<string>(["../../../docs/operate.md", "../../../docs/deploy.md"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const { "../../../docs/operate.md": operate = "", "../../../docs/deploy.md": deploy = "" } = texts;

// Read only by the scripts that start the server.
const OF_THE_START = ["PORT", "HOSTNAME", "MIGRATION_COPIES"];

it("docs/operate.md describes exactly the existing variables", () => {
  const table = operate.slice(0, operate.indexOf("## Health"));
  const described = table
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .flatMap((line) => line.split("|")[1]?.match(/[A-Z][A-Z0-9_]+/g) ?? []);
  expect(described.sort()).toEqual([...variableNames, ...OF_THE_START].sort());
});

it("docs/deploy.md lets a proxy pass on whatever the server takes by default", () => {
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(deploy) ?? [];
  expect(Number(megabytes)).toBe(env().IMPORT_MAX_MB);
  expect(deploy).toMatch(/^ *proxy_request_buffering off;$/m);
});

it("the settings give the landing page the links that are set, and no others", async () => {
  const links = async () => {
    const { sourceUrl, portfolioUrl } = (await ask(null, "GET", "settings")).body;
    return { sourceUrl, portfolioUrl };
  };
  expect(await links()).toEqual({ sourceUrl: null, portfolioUrl: null });
  Object.assign(env(), { SOURCE_URL: "https://code.example/pennant" });
  expect(await links()).toEqual({ sourceUrl: "https://code.example/pennant", portfolioUrl: null });
  Object.assign(env(), { SOURCE_URL: undefined });
});

import { expect, it } from "vitest";
import { defaultLinks } from "@/lib/settings";
import { ask } from "./support/call";

const texts = import.meta.glob<string>(["../../docs/operate.md", "../../lib/server/env.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

// Read only by the scripts that start the server.
const OF_THE_START = ["PORT", "HOSTNAME", "MIGRATION_COPIES"];

it("docs/operate.md describes exactly the existing variables", () => {
  const { "../../docs/operate.md": operate = "", "../../lib/server/env.ts": env = "" } = texts;
  const table = operate.slice(0, operate.indexOf("## Health"));
  const described = table
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .flatMap((line) => line.split("|")[1]?.match(/[A-Z][A-Z0-9_]+/g) ?? []);
  const checked = [...env.matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm)].map(([, name = ""]) => name);
  expect(checked.length).toBeGreaterThan(15);
  expect(described.sort()).toEqual([...checked, ...OF_THE_START].sort());
});

it("gives the landing page its default links", async () => {
  const { sourceUrl, portfolioUrl } = (await ask(null, "GET", "settings")).body;
  expect({ sourceUrl, portfolioUrl }).toEqual(defaultLinks);
});

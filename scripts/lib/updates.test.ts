import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

/** The file that pins the versions of each kind of dependency, by the update bot's name for it. */
const pins = { npm: "package-lock.json", "github-actions": ".github/workflows/ci.yml", docker: "Dockerfile" };

it("the update bot covers every kind of dependency that is pinned here", () => {
  const bot = read(".github/dependabot.yml");
  const covered = [...bot.matchAll(/package-ecosystem: (\S+)/g)].map(([, name]) => name);
  expect(covered.sort()).toEqual(Object.keys(pins).sort());
  for (const file of Object.values(pins)) expect(existsSync(path.join(root, file)), file).toBe(true);
  expect(bot.match(/interval: (daily|weekly)/g)).toHaveLength(covered.length);
});

it("the hosted CI audits production packages every day, from the severity that has a time to fix", () => {
  const audit = read(".github/workflows/audit.yml");
  expect(audit).toMatch(/schedule: \[\{ cron: "\d+ \d+ \* \* \*" \}\]/);
  expect(audit).toContain("npm audit --package-lock-only --omit=dev --audit-level=high");
  expect(read("SECURITY.md")).toMatch(/\| critical \| \d+ days \|[^]*\| high \| \d+ days \|/);
});

import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const docs = path.resolve(import.meta.dirname, "../../docs");
const text = readFileSync(path.join(docs, "asvs.md"), "utf8");
const rows = text.split("\n").filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line));
const cells = rows.map((row) => row.split(" | "));

it("lists each requirement of levels 1 and 2 once, with a state", () => {
  const numbers = cells.map(([number = ""]) => number.slice(2));
  expect(new Set(numbers).size).toBe(253);
  expect(numbers).toHaveLength(253);
  const states = cells.map(([, , , state = ""]) => state);
  const count = (state: string) => states.filter((one) => one === state).length;
  const [met, notApplicable, notMet] = ["met", "not applicable", "not met"].map(count);
  expect(met! + notApplicable! + notMet!).toBe(253);
  expect(text).toContain(`${met} are met, ${notApplicable} do not apply, ${notMet} are not met`);
});

it("names files that exist", () => {
  const named = [...text.matchAll(/`((?:app|lib|scripts|tests|tools)\/[^`]+)`/g)].map(
    ([, file = ""]) => file,
  );
  const linked = [...text.matchAll(/\]\(([^):]+\.md)\)/g)].map(([, file = ""]) => path.join("docs", file));
  expect(named.length).toBeGreaterThan(100);
  const root = path.dirname(docs);
  expect([...new Set([...named, ...linked])].filter((file) => !existsSync(path.join(root, file)))).toEqual(
    [],
  );
});

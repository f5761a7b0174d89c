import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { faults } from "./faults.mjs";

const root = path.resolve(import.meta.dirname, "../..");

it.each(faults)("the fault can be planted: $name", ({ file, find, replace, tests }) => {
  const places = readFileSync(path.join(root, file), "utf8").split(find).length - 1;
  expect(places, `places in ${file}`).toBe(1);
  expect(replace).not.toBe(find);
  expect(tests.filter((test) => !existsSync(path.join(root, test)))).toEqual([]);
});

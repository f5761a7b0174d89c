import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");

/** A file in backticks below a folder of the code. Names with `<noun>`, `*` or `{…}` stand for several; "things" is the guide's example. */
const named = /`((?:app|components|lib|prisma|scripts|tests|tools)\/[^`\s]+\.(?:ts|tsx|mjs|mts|css))`/g;

it("documents name files that exist", () => {
  const inDocs = readdirSync(path.join(root, "docs"), { recursive: true, encoding: "utf8" });
  const all = [...readdirSync(root), ...inDocs.map((name) => path.join("docs", name))];
  const documents = all.filter((name) => name.endsWith(".md"));
  expect(documents.length).toBeGreaterThan(100);
  const missing = documents.flatMap((document) =>
    [...readFileSync(path.join(root, document), "utf8").matchAll(named)]
      .map(([, file = ""]) => file)
      .filter((file) => !/[<*{]|\bthings\b/.test(file) && !existsSync(path.join(root, file)))
      .map((file) => `${document}: ${file}`),
  );
  expect(missing).toEqual([]);
});

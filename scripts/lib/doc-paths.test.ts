import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { isCode, listFiles } from "./structure/files.mjs";

const root = path.resolve(import.meta.dirname, "../..");

/** A file in backticks below a folder of the code. Names with `<noun>`, `*` or `{…}` stand for several; "things" is the guide's example. */
const named = /`((?:app|components|lib|prisma|scripts|tests|tools)\/[^`\s]+\.(?:ts|tsx|mjs|mts|css))`/g;

/** A comment, at the beginning of a line or after a space: addresses have neither before their slashes. */
const comment = /(?:^|\s)(?:\/\/+|\/\*\*?|\*)\s(.*)/;
const namedInComment =
  /(?<![\w./@-])((?:app|components|docs|lib|prisma|scripts|tests|tools)\/[\w./()[\]-]+\.(?:ts|tsx|mjs|mts|css|md|sh|json))\b/g;

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

it("comments of the code and of the database schema name files that exist", () => {
  const sources = listFiles(root).filter((file) => isCode(file) || file === "prisma/schema.prisma");
  expect(sources.length).toBeGreaterThan(1_000);
  const missing = sources.flatMap((source) =>
    readFileSync(path.join(root, source), "utf8")
      .split("\n")
      .flatMap((line) => [...(comment.exec(line)?.[1] ?? "").matchAll(namedInComment)])
      .map(([, file = ""]) => file)
      .filter((file) => !existsSync(path.join(root, file)))
      .map((file) => `${source}: ${file}`),
  );
  expect(missing).toEqual([]);
});

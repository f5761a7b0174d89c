import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forbiddenImport, forbiddenPackage } from "./import-zones.mjs";

const root = path.resolve(import.meta.dirname, "../../..");
const rules = ["comment-start", "import-zones", "optimistic-update", "query-failure"];

const allowed = {
  "comment-start": [
    "/** Returns whether a row exists. */",
    "// The first line of a note, and\n// What follows it.",
    "/** Whatever the reason is. */",
  ],
  "query-failure": [
    "const { data, isError } = useQuery(tasks());",
    "const query = useQuery(tasks()); if (query.isError) fail();",
    "const query = useQuery(tasks()); show(<List query={query} />);",
    "const first = useQuery(tasks()); const all = [first]; use(all);",
    "const isSignedIn = useQuery(user()).isSuccess;",
    "const useTasks = () => useQuery(tasks());",
    "const { data, ...rest } = useQuery(tasks());",
    "const user = useQueryData(userQuery());",
  ],
  "optimistic-update": ["useMutation({ onSuccess: () => client.setQueryData(key, row) });"],
  "import-zones": ['import { z } from "zod";', 'import { rows } from "./rules";'],
};

const refused = {
  "comment-start": [
    "// What follows.",
    "/** Whether a row exists. */",
    "/**\n * How many rows exist.\n */",
    "let count; // How many.",
  ],
  "query-failure": [
    "const { data } = useQuery(tasks());",
    "const { data = [], isPending } = useQuery(tasks());",
    "const items = useQuery(tasks()).data?.items;",
    "const query = useQuery(tasks()); show(query.data, query.isPending);",
    "const query = useQuery(tasks());",
  ],
  "optimistic-update": [
    "useMutation({ onMutate: () => client.setQueryData(key, row) });",
    "useMutation({ onMutate: () => client.setQueriesData(key, row) });",
  ],
  "import-zones": [
    'import { db } from "@/lib/server/db/client";',
    'import type { Row } from "./server/data";',
    'export { db } from "../server/db/client";',
    'const load = () => import("./server/data");',
    'import pg from "pg";',
    'import type { Decimal } from "@prisma/client/runtime/client";',
  ],
};

const cases = (examples: Record<string, string[]>) =>
  Object.entries(examples).flatMap(([rule, codes]) => codes.map((code) => ({ rule, code })));
const examples = [...cases(allowed), ...cases(refused)];
const nameOf = (code: string) => `lib/tasks/example-${examples.findIndex((each) => each.code === code)}.tsx`;

/** The rules that the linter names for each file. */
const found = new Map<string, string[]>();

const folder = mkdtempSync(path.join(os.tmpdir(), "pennant-lint-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(() => {
  const config = {
    plugins: [],
    categories: { correctness: "off" },
    jsPlugins: [path.join(root, "scripts/lib/lint/plugin.mjs")],
    rules: Object.fromEntries(rules.map((rule) => [`pennant/${rule}`, "error"])),
  };
  writeFileSync(path.join(folder, ".oxlintrc.json"), JSON.stringify(config));
  mkdirSync(path.join(folder, "lib/tasks"), { recursive: true });
  for (const { code } of examples) writeFileSync(path.join(folder, nameOf(code)), code);
  const linter = path.join(root, "node_modules/oxlint/bin/oxlint");
  const { stdout } = spawnSync(process.execPath, [linter, "--format=json"], {
    cwd: folder,
    encoding: "utf8",
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  for (const { code, filename } of diagnostics)
    found.set(filename, [...(found.get(filename) ?? []), code.replace(/^pennant\((.+)\)$/, "$1")]);
});

describe("the linter", () => {
  test.each(cases(allowed))("accepts for $rule: $code", ({ code }) => {
    expect(found.get(nameOf(code))).toBeUndefined();
  });

  test.each(cases(refused))("refuses by $rule: $code", ({ rule, code }) => {
    expect(found.get(nameOf(code))).toEqual([rule]);
  });
});

describe("an import", () => {
  test.each([
    ["app/home/page", "components/tasks/task-list"],
    ["app/api/tasks/route", "lib/tasks/server/data"],
    ["components/tasks/task-list", "components/ui/button"],
    ["components/tasks/task-list", "components/projects/project-picker"],
    ["components/shell/sidebar", "components/tasks/task-list"],
    ["lib/tasks/server/data", "lib/server/db/client"],
  ])("by %s may be of %s", (file, imported) => {
    expect(forbiddenImport(file, imported)).toBeUndefined();
  });

  test.each([
    ["app/api/tasks/route", "lib/server/db/client"],
    ["lib/tasks/rules", "app/home/page"],
    ["lib/tasks/rules", "components/tasks/task-list"],
    ["components/tasks/task-list", "app/home/page"],
    ["components/tasks/task-list", "lib/tasks/server/data"],
    ["components/tasks/task-list", "components/projects/project-card"],
    ["components/tasks/task-list", "components/shell/sidebar"],
    ["components/ui/button", "components/tasks/task-list"],
    ["components/ui/button", "components/shell/sidebar"],
  ])("by %s must not be of %s", (file, imported) => {
    expect(forbiddenImport(file, imported)).toBeTypeOf("string");
  });
});

describe("a package of the database", () => {
  test.each([
    ["lib/server/db/client", "@prisma/adapter-pg"],
    ["lib/tasks/server/data", "pg"],
    ["scripts/restore", "pg"],
    ["tests/api/server/statements.test", "pg"],
  ])("is allowed in %s: %s", (file, name) => {
    expect(forbiddenPackage(file, name)).toBeUndefined();
  });

  test.each([
    ["app/api/tasks/route", "pg"],
    ["components/tasks/task-list", "@prisma/client"],
    ["lib/tasks/rules", "@prisma/client/runtime/client"],
    ["instrumentation", "pg/lib/client"],
  ])("is refused in %s: %s", (file, name) => {
    expect(forbiddenPackage(file, name)).toBeTypeOf("string");
  });
});

import { expect, it } from "vitest";
import { circlesOf } from "./file-circles.mjs";

const a = "lib/tasks/rules.ts";
const b = "lib/tasks/schema.ts";
const c = "components/tasks/task-list.tsx";

function circles(texts: Record<string, string>) {
  return circlesOf(new Map(Object.entries(texts)));
}

it("files that import each other's types form a cycle", () => {
  const texts = {
    [a]: 'import type { Task } from "./schema";',
    [b]: 'import { rule } from "@/lib/tasks/rules";',
  };
  expect(circles(texts)).toEqual([`${a}: an import cycle, types included: ${a} → ${b} → ${a}`]);
});

it("a cycle is found through several files, and through a dynamic import", () => {
  const texts = {
    [a]: 'export { Task } from "./schema";',
    [b]: 'const load = () => import("@/components/tasks/task-list");',
    [c]: 'import {\n  rule,\n} from "@/lib/tasks/rules";',
  };
  expect(circles(texts)).toEqual([`${a}: an import cycle, types included: ${a} → ${b} → ${c} → ${a}`]);
});

it("files that are imported by several others form no cycle", () => {
  const texts = {
    [c]: 'import { rule } from "@/lib/tasks/rules";\nimport type { Task } from "@/lib/tasks/schema";\nimport "react";',
    [a]: 'import type { Task } from "./schema";',
    [b]: "export type Task = { id: string };",
  };
  expect(circles(texts)).toEqual([]);
});

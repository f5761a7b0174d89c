import { expect, it } from "vitest";
import { sections } from "@/components/shell/navigation/sections";
import { addBindings, clockBinding, goBindings, listBindings, readKey } from "./key-bindings";

it("has a pair for every section, and no keys twice", () => {
  expect(goBindings.map(({ action }) => action)).toEqual(sections.map(({ href }) => ({ type: "go", href })));
  const keys = [...goBindings, ...addBindings, ...listBindings, clockBinding].map((binding) => binding.keys);
  expect(new Set(keys).size).toBe(keys.length);
});

it("reads pairs within a second and a half, in any case", () => {
  const first = readKey({ key: "g", at: 0 });
  expect(first).toEqual({ pending: { key: "g", at: 0 } });
  expect(readKey({ key: "A", at: 1_500 }, first.pending).action).toEqual({
    type: "go",
    href: "/home/actions",
  });
  expect(readKey({ key: "a", at: 1_501 }, first.pending)).toEqual({ action: undefined });
});

it("reads the second key of an unknown pair as nothing, and of another pair as its first", () => {
  const pending = { key: "g", at: 0 };
  expect(readKey({ key: "j", at: 10 }, pending)).toEqual({});
  expect(readKey({ key: "n", at: 10 }, pending)).toEqual({ pending: { key: "n", at: 10 } });
  expect(readKey({ key: "j", at: 2_000 }, pending).action).toEqual({ type: "move", by: 1 });
});

it("reads single keys", () => {
  const action = (key: string) => readKey({ key, at: 0 }).action;
  expect(["j", "k", "e", "s", "?", "q"].map((key) => action(key)?.type)).toEqual([
    "move",
    "move",
    "edit",
    "clock",
    "help",
    undefined,
  ]);
});

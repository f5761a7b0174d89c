import { expect, it, vi } from "vitest";
import { compilePatterns, english } from "./english";

it("uses every pattern once before the first text is read", async () => {
  const patterns = english.parsers.map((parser) => vi.spyOn(parser, "pattern"));
  await compilePatterns();
  expect(patterns.map(({ mock }) => mock.calls.length)).toEqual(patterns.map(() => 1));
});

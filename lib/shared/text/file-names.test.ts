import { expect, it } from "vitest";
import { distinctNames, safeName, shortName } from "./file-names";

it("numbers equal names, ignoring case, also where a name has a number already", () => {
  const name = distinctNames();
  const given = ["plan", "Plan (2)", "PLAN", "plan"].map((stem) => name(stem, ".pdf"));
  expect(given).toEqual(["plan.pdf", "Plan (2).pdf", "PLAN (3).pdf", "plan (4).pdf"]);
});

it("names that Windows keeps for devices get an underscore", () => {
  expect(["CON", "nul.txt", "Com1.tar.gz", "lpt¹", "aux .pdf", "CONOUT$"].map(safeName)).toEqual([
    ...["CON_", "nul_.txt", "Com1_.tar.gz", "lpt¹_", "aux_ .pdf", "CONOUT$_"],
  ]);
  for (const name of ["Contract", "console.log", "com10", "nulla.txt", "My con"])
    expect(safeName(name)).toBe(name);
});

it("keeps neither separators nor control characters, and no more than file systems allow", () => {
  expect(safeName(" ../a:b\u202e*c\n")).toBe("a b c");
  expect(new TextEncoder().encode(shortName("é".repeat(200))).length).toBeLessThanOrEqual(200);
});

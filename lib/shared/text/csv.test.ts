import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvLine, readCsv, separatorOf } from "./csv";
import { propertyCases } from "@/tests/setup/property-cases";

describe("CSV", () => {
  it("reads back any text that it wrote", () => {
    const cell = fc.string({ unit: "grapheme", maxLength: 12 });
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 5 }), (rows) => {
        const head = ["one", "two", "three", "four"];
        const kept = rows.filter((cells) => cells.some((text) => text.trim() !== ""));
        expect(readCsv([head, ...rows].map((cells) => csvLine(cells)).join(""))).toEqual([head, ...kept]);
      }),
      { numRuns: propertyCases(100) },
    );
  });

  it.each([
    [
      "a;b;c\n1;2,5;3",
      [
        ["a", "b", "c"],
        ["1", "2,5", "3"],
      ],
    ],
    [
      "a\tb\r\n1\t\r\n",
      [
        ["a", "b"],
        ["1", ""],
      ],
    ],
    [
      '\uFEFFname,note\r\n"Ann ""A"" Lee","two\nlines"',
      [
        ["name", "note"],
        ['Ann "A" Lee', "two\nlines"],
      ],
    ],
    [
      "\uFEFFsep=;\r\na,b;c\r\n1;2",
      [
        ["a,b", "c"],
        ["1", "2"],
      ],
    ],
    ['"sep=|"\na|b', [["a", "b"]]],
    ["sep=\t\na\tb,c", [["a", "b,c"]]],
    ["", []],
    ['a,b\n"never closed', [["a", "b"], ["never closed"]]],
    [
      'name,note\n"Ann "A" Lee",5" pipe',
      [
        ["name", "note"],
        ['Ann "A" Lee', '5" pipe'],
      ],
    ],
    [
      'a,b\n1,"2"\r\n3,4\r\n',
      [
        ["a", "b"],
        ["1", "2"],
        ["3", "4"],
      ],
    ],
    ["a\rb", [["a"], ["b"]]],
    ["name;phone\nAnn\n", [["name", "phone"], ["Ann"]]],
  ])("reads %j", (text, rows) => expect(readCsv(text)).toEqual(rows));

  it.each([
    "=1+1",
    "+cmd|' /C calc'!A0",
    "@SUM(A1)",
    "＝1+1",
    "＋1",
    "－1",
    "＠SUM(A1)",
    "-1+cmd|' /C calc'!A0",
    "'+!",
    "''=1+1",
  ])("marks the formula %s as text", (text) => {
    expect(csvLine([text])).toBe(`"'${text}"\r\n`);
    expect(readCsv(csvLine([text, "x"]))).toEqual([[text, "x"]]);
  });

  it.each([
    [
      ";",
      "Name (Firma, Person, Verein);E-Mail (privat, dienstlich);Telefon\nAcme GmbH;a@acme.example;+49 30 1",
    ],
    ["|", "Name|Email\nAcme|a@acme.example"],
    [",", 'name,"a;b;c;d"\nAnn,x'],
    ["\t", "name\tnote, long\nAnn\tx"],
    [",", "name\nAnn"],
    [",", "a,b,c\n1,2\n1,2,3\n4,5,6"],
    [";", '"one, two";"three\nfour, five";six\n1;2;3'],
  ])("finds the separator %j of %j", (separator, text) => expect(separatorOf(text)).toBe(separator));

  it("uses the separator that is chosen", () => {
    expect(readCsv("a;b,c", ",")).toEqual([["a;b", "c"]]);
  });

  it("quotes the other separators too", () => {
    expect(csvLine(["a;b", "c\td", "e,f", "g h"])).toBe('"a;b","c\td","e,f",g h\r\n');
  });

  it.each(["+1 (207) 555-0142", "-12.50", "'quoted'"])("leaves %s unchanged", (text) =>
    expect(csvLine([text])).toBe(`${text}\r\n`),
  );

  it.each([
    ["closed and opened", '"a"b,'.repeat(250_000)],
    ["never closed", `"${"a,b\n".repeat(250_000)}`],
    ["quotes", '"'.repeat(1_000_001)],
    ["separators", ",".repeat(1_000_000)],
    ["spaces after a quote", `"a"${" ".repeat(1_000_000)}b`],
  ])("reads a megabyte within the time of a test: %s", (_, text) => {
    expect(() => readCsv(text)).not.toThrow();
  });
});

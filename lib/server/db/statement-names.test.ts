import { expect, it } from "vitest";
import { statementNames } from "./statement-names";

const statement = (number: number) => ({ sql: `SELECT ${number}` });

it("names what comes again by the same name, and everything else by another", () => {
  const nameOf = statementNames();
  const first = nameOf(statement(1));
  expect(first).not.toBe("");
  expect(nameOf(statement(2))).not.toBe(first);
  expect(nameOf(statement(1))).toBe(first);
});

it("leaves searches by name and long statements without a name", () => {
  const nameOf = statementNames();
  expect(nameOf({ sql: `SELECT * FROM "Task" WHERE "searchName" LIKE ('%' || $1 || '%')` })).toBe("");
  expect(nameOf({ sql: `INSERT INTO "Task" VALUES ${"($1), ".repeat(1_000)}` })).toBe("");
});

it("names no more than 200, and keeps to those", () => {
  const nameOf = statementNames();
  const names = Array.from({ length: 300 }, (_, number) => nameOf(statement(number)));
  expect(new Set(names.filter(Boolean)).size).toBe(200);
  expect(nameOf(statement(0))).toBe(names[0]);
  expect(nameOf(statement(299))).toBe("");
});

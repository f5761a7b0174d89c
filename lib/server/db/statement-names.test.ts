import { expect, it } from "vitest";
import { statementNames } from "./statement-names";

const statement = (number: number) => ({ sql: `SELECT ${number}` });

it("gives the same statement the same name, and every other statement another", () => {
  const nameOf = statementNames();
  const first = nameOf(statement(1));
  expect(first).not.toBe("");
  expect(nameOf(statement(2))).not.toBe(first);
  expect(nameOf(statement(1))).toBe(first);
});

it("gives LIKE searches and long statements no name", () => {
  const nameOf = statementNames();
  expect(nameOf({ sql: `SELECT * FROM "Task" WHERE "searchName" LIKE ('%' || $1 || '%')` })).toBe("");
  expect(nameOf({ sql: `INSERT INTO "Task" VALUES ${"($1), ".repeat(1_000)}` })).toBe("");
});

it("names at most 200 statements and keeps their names", () => {
  const nameOf = statementNames();
  const names = Array.from({ length: 300 }, (_, number) => nameOf(statement(number)));
  expect(new Set(names.filter(Boolean)).size).toBe(200);
  expect(nameOf(statement(0))).toBe(names[0]);
  expect(nameOf(statement(299))).toBe("");
});

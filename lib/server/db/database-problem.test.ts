import { expect, it } from "vitest";
import { databaseProblem } from "./database-problem";
import { Prisma } from "./generated/client";

const failure = (code: string, cause: object) =>
  new Prisma.PrismaClientKnownRequestError("It failed", {
    code,
    clientVersion: "7",
    meta: { driverAdapterError: { cause } },
  });

// Errors observed with a database that was killed, disconnected or blocked: see tests/faults.
it.each([
  ["a connection that was closed", failure("P2010", { kind: "ConnectionClosed" })],
  ["a connection cut during a statement", failure("P2039", { originalCode: "57P01" })],
  ["a statement that took too long", failure("P2010", { originalCode: "57014" })],
  [
    "a pool that gets no connection",
    new Error("x", { cause: new Error("Connection terminated unexpectedly") }),
  ],
  ["a connection that is refused", Object.assign(new Error("x"), { code: "ECONNREFUSED" })],
  ["a password that is rejected", Object.assign(new Error("x"), { code: "28P01" })],
  ["a database that does not exist", Object.assign(new Error("x"), { code: "3D000" })],
  ["a driver that waited too long", new Error("Query read timeout")],
])("returns 503 for %s", (_what, error) => {
  expect(databaseProblem(error)?.status).toBe(503);
});

it("returns 404 for a missing row and undefined for an error in our SQL", () => {
  expect(databaseProblem(failure("P2025", {}))?.status).toBe(404);
  expect(databaseProblem(failure("P2010", { originalCode: "42601" }))).toBeUndefined();
});

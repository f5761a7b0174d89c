import { expect, it } from "vitest";
import { databaseProblem } from "./database-problem";
import { Prisma } from "./generated/client";

const failure = (code: string, cause: object) =>
  new Prisma.PrismaClientKnownRequestError("It failed", {
    code,
    clientVersion: "7",
    meta: { driverAdapterError: { cause } },
  });

// As they were met with a database that was killed, cut off or held up: see tests/faults.
it.each([
  ["a connection that was closed", failure("P2010", { kind: "ConnectionClosed" })],
  ["a connection cut in mid-statement", failure("P2039", { originalCode: "57P01" })],
  ["a statement that took too long", failure("P2010", { originalCode: "57014" })],
  [
    "a pool that gets no connection",
    new Error("x", { cause: new Error("Connection terminated unexpectedly") }),
  ],
  ["a connection that is refused", Object.assign(new Error("x"), { code: "ECONNREFUSED" })],
  ["a password that is not taken", Object.assign(new Error("x"), { code: "28P01" })],
  ["a database that is not there", Object.assign(new Error("x"), { code: "3D000" })],
  ["a driver that waited too long", new Error("Query read timeout")],
])("%s is a database that is away", (_what, error) => {
  expect(databaseProblem(error)?.status).toBe(503);
});

it("knows a missing row from a error of ours", () => {
  expect(databaseProblem(failure("P2025", {}))?.status).toBe(404);
  expect(databaseProblem(failure("P2010", { originalCode: "42601" }))).toBeUndefined();
});

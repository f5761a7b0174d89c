import "server-only";
import { Prisma } from "./generated/client";
import { notFound, type Problem, unavailable } from "@/lib/server/problem";

const missing = new Set(["P2025", "P2003"]);
const unavailableCodes = new Set([
  "P1000",
  "P1001",
  "P1002",
  "P1003",
  "P1008",
  "P1017",
  "P2024",
  "P2028",
  "P2034",
  "P2037",
]);
// 57014 is a statement timeout and 55P03 a lock timeout: the database is overloaded. 40P01 is a deadlock and 40001 a write conflict; P2034 is either. 28 and 3D000 mean that it rejects the
// connection: the password was changed, or the database is being moved.
const unavailableStates =
  /^(ECONN|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|57P0|57014|55P03|40001|40P01|08|53300|28|3D000)/;

const unavailableKinds = new Set([
  "ConnectionClosed",
  "DatabaseNotReachable",
  "SocketTimeout",
  "TooManyConnections",
  "TransactionAlreadyClosed",
]);

/**
 * Maps a database error to the problem sent to the caller: 404 for a row or reference that is not this user's, 503 while the
 * database is unavailable, undefined for anything else.
 */
export function databaseProblem(error: unknown): Problem | undefined {
  if (error instanceof Prisma.PrismaClientKnownRequestError) {
    if (missing.has(error.code)) return notFound();
    if (unavailableCodes.has(error.code)) return unavailable();
  }
  if (error instanceof Prisma.PrismaClientInitializationError) return unavailable();
  return errorCauses(error).some(isUnavailable) ? unavailable() : undefined;
}

/** Returns whether the error is a unique constraint violation. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
}

/** Returns whether raw SQL failed because of its data: a duplicate key, a missing reference, a value out of range. */
export function isRefusedByConstraint(error: unknown): boolean {
  return errorCauses(error).some((cause) => /^2[23]\d{3}$/.test(sqlState(cause)) || isRefusedByWorker(cause));
}

/** Returns whether a transaction failed because another one changed the same rows, so that it can be run again. */
export function isWriteConflict(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2034") return true;
  return errorCauses(error).some((cause) => sqlState(cause) === "40001");
}

/** Returns whether raw SQL failed because a row refers to one that it deletes, or to one that is not there. */
export function isReferenceRefused(error: unknown): boolean {
  return errorCauses(error).some((cause) => sqlState(cause) === "23503");
}

/** Returns whether the error says that the row to update or delete does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2025";
}

function isUnavailable(error: unknown): boolean {
  const { code, message, meta } = error as {
    code?: unknown;
    message?: unknown;
    meta?: { driverAdapterError?: { cause?: { kind?: string } } };
  };
  if (unavailableKinds.has(meta?.driverAdapterError?.cause?.kind ?? "")) return true;
  if ([code, sqlState(error)].some((value) => typeof value === "string" && unavailableStates.test(value)))
    return true;
  return (
    typeof message === "string" &&
    /timeout exceeded when trying to connect|Connection terminated|Query read timeout/.test(message)
  );
}

/** Rows that Citus copies to a worker lose the code of the worker's error, and keep its message. */
function isRefusedByWorker(cause: unknown): boolean {
  const { message } = cause as { message?: unknown };
  return sqlState(cause) === "XX000" && /violates [a-z-]+(?: key)? constraint/.test(String(message));
}

function sqlState(error: unknown): string {
  const { meta, originalCode, code } = error as {
    meta?: { code?: unknown; driverAdapterError?: { cause?: { originalCode?: unknown } } };
    originalCode?: unknown;
    code?: unknown;
  };
  const state = meta?.driverAdapterError?.cause?.originalCode ?? meta?.code ?? originalCode ?? code;
  return typeof state === "string" ? state : "";
}

/** Returns an error followed by its causes. Reads `cause`, and `err`, which Auth.js uses. */
export function errorCauses(error: unknown, found: unknown[] = []): unknown[] {
  if (typeof error !== "object" || error === null || found.includes(error)) return found;
  const { cause, err } = error as { cause?: unknown; err?: unknown };
  return errorCauses(err, errorCauses(cause, [...found, error]));
}

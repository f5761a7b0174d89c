import "server-only";
import { Prisma } from "./generated/client";
import { notFound, type Problem, unavailable } from "@/lib/server/problem";

const missing = new Set(["P2025", "P2003"]);
const away = new Set(["P1000", "P1001", "P1002", "P1003", "P1008", "P1017", "P2024", "P2028", "P2037"]);
// 57014 is a statement that took too long, 55P03 a lock that was waited for too long: the database is there and cannot keep up. 28 and 3D000 are a door that stays
// closed: a password that was changed, a database that is being moved.
const awayOnTheWire = /^(ECONN|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|57P0|57014|55P03|08|53300|28|3D000)/;

const awayByKind = new Set([
  "ConnectionClosed",
  "DatabaseNotReachable",
  "SocketTimeout",
  "TooManyConnections",
  "TransactionAlreadyClosed",
]);

/**
 * What a database error means to the caller: 404 for a row or a reference that is not this user's, 503 while the database
 * is away, undefined for anything else.
 */
export function databaseProblem(error: unknown): Problem | undefined {
  if (error instanceof Prisma.PrismaClientKnownRequestError) {
    if (missing.has(error.code)) return notFound();
    if (away.has(error.code)) return unavailable();
  }
  if (error instanceof Prisma.PrismaClientInitializationError) return unavailable();
  return errorCauses(error).some(isAway) ? unavailable() : undefined;
}

/** Whether the error says that a row with this key is there already. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
}

/** Whether raw SQL was refused for what it would have written: a key twice, a reference to nothing, a value out of range. */
export function isRefusedByConstraint(error: unknown): boolean {
  return errorCauses(error).some((cause) => /^2[23]\d{3}$/.test(sqlState(cause)));
}

/** Whether the error says that the row to change or delete is not there. */
export function isMissing(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2025";
}

function isAway(error: unknown): boolean {
  const { code, message, meta } = error as {
    code?: unknown;
    message?: unknown;
    meta?: { driverAdapterError?: { cause?: { kind?: string } } };
  };
  if (awayByKind.has(meta?.driverAdapterError?.cause?.kind ?? "")) return true;
  if ([code, sqlState(error)].some((value) => typeof value === "string" && awayOnTheWire.test(value)))
    return true;
  return (
    typeof message === "string" &&
    /timeout exceeded when trying to connect|Connection terminated|Query read timeout/.test(message)
  );
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

/** An error with the errors that caused it, its own first. Reads `cause`, and `err`, in which Auth.js puts them. */
export function errorCauses(error: unknown, found: unknown[] = []): unknown[] {
  if (typeof error !== "object" || error === null || found.includes(error)) return found;
  const { cause, err } = error as { cause?: unknown; err?: unknown };
  return errorCauses(err, errorCauses(cause, [...found, error]));
}

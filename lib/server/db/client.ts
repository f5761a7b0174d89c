import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import type pg from "pg";
import { env } from "@/lib/server/env";
import { Prisma, PrismaClient } from "./generated/client";
import { observations } from "@/lib/server/metrics/observations";
import { LeasedPool } from "./leased-pool";
import { SequentialClient } from "./sequential-client";
import { statementNames } from "./statement-names";

const TRANSACTION_WAIT_MS = 5_000;
const IDLE_MS = 300_000;
const STATEMENT_MS = 10_000;
// Concurrent changes of a row wait milliseconds for each other. A longer wait ends with 503 and frees the connection.
const LOCK_MS = 3_000;
// A little longer than STATEMENT_MS: detects a database that no longer responds.
const QUERY_MS = 11_000;

// One pool per process, kept across reloads of `next dev`.
const database = existing() ?? keep(connect());

/** The Prisma client of this process. */
export const db: PrismaClient = database.db;

/**
 * Runs a raw SQL statement outside a transaction and returns its rows. Interpolated values become parameters, and fragments of
 * `Prisma.sql` a part of the statement. It calls the driver directly, which avoids Prisma's overhead. Timestamps are returned as
 * dates, decimals and bigints as text.
 */
export async function sql<Row extends pg.QueryResultRow>(
  parts: TemplateStringsArray,
  ...values: unknown[]
): Promise<Row[]> {
  const statement = Prisma.sql(parts, ...values);
  return query<Row>(statement.text, statement.values);
}

/** Like `sql`, for a statement that is built once, with `$1`, `$2` and so on for its parameters. */
export async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> {
  const { rows } = await database.pool.query<Row>({ text, values, name: database.nameOf?.({ sql: text }) });
  return rows;
}

/** Returns a connection for a transaction. Its owner releases it. */
export function connection(): Promise<pg.PoolClient> {
  return database.pool.connect();
}

function connect() {
  const pool = new LeasedPool({
    Client: SequentialClient,
    connectionString: env().DATABASE_URL,
    max: env().DATABASE_POOL,
    connectionTimeoutMillis: env().DATABASE_WAIT_MS,
    idleTimeoutMillis: IDLE_MS,
    query_timeout: QUERY_MS,
    application_name: "pennant",
    // Prisma sends timestamps without an offset, so the session's time zone must be UTC.
    // Set by statement, because connection poolers reject these as startup parameters.
    verify: prepareConnection,
  });
  // An idle connection that breaks is replaced at the next query.
  pool.on("error", () => {});
  observations().pool = () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  const nameOf = env().DATABASE_PREPARED === "on" ? statementNames() : undefined;
  const client = new PrismaClient({
    adapter: new PrismaPg(pool, { statementNameGenerator: nameOf }),
    errorFormat: "minimal",
    transactionOptions: { maxWait: TRANSACTION_WAIT_MS, timeout: STATEMENT_MS },
  });
  return { db: client, pool, nameOf };
}

/** Prepares a new connection before the pool hands it out for the first time. */
function prepareConnection(client: pg.ClientBase, done: (error?: Error) => void) {
  client
    .query(`SET TIME ZONE 'UTC'; SET statement_timeout = ${STATEMENT_MS}; SET lock_timeout = ${LOCK_MS}`)
    .then(() => done(), done);
}

type Database = ReturnType<typeof connect>;

function existing() {
  return (globalThis as { pennantDatabase?: Database }).pennantDatabase;
}

function keep(connected: Database) {
  (globalThis as { pennantDatabase?: Database }).pennantDatabase = connected;
  return connected;
}

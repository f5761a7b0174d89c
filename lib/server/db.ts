import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { env } from "./env";
import { PrismaClient } from "./generated/client";
import { observations } from "./metrics/observations";
import { statementNames } from "./statement-names";

const TRANSACTION_WAIT_MS = 5_000;
const IDLE_MS = 300_000;
const STATEMENT_MS = 10_000;
// A little longer than the database itself allows: for one that does not say anything any more.
const SILENCE_MS = 11_000;

/** The one door to the database. One pool a process, kept over the reloads of `next dev`. */
export const db: PrismaClient = existing() ?? keep(connect());

function connect() {
  const pool = new pg.Pool({
    connectionString: env().DATABASE_URL,
    max: env().DATABASE_POOL,
    connectionTimeoutMillis: env().DATABASE_WAIT_MS,
    idleTimeoutMillis: IDLE_MS,
    query_timeout: SILENCE_MS,
    application_name: "pennant",
    // Prisma sends instants without their offset: in any other zone than UTC the database would read them as local time.
    // Set by statement, because connection poolers refuse these as startup parameters.
    verify: prepareConnection,
  });
  // A connection that breaks while it is idle is replaced at the next query.
  pool.on("error", () => {});
  observations().pool = () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  return new PrismaClient({
    adapter: new PrismaPg(
      pool,
      env().DATABASE_PREPARED === "on" ? { statementNameGenerator: statementNames() } : {},
    ),
    errorFormat: "minimal",
    transactionOptions: { maxWait: TRANSACTION_WAIT_MS, timeout: STATEMENT_MS },
  });
}

/** Prepares a new connection before the pool hands it out for the first time. */
function prepareConnection(client: pg.ClientBase, done: (error?: Error) => void) {
  client.query(`SET TIME ZONE 'UTC'; SET statement_timeout = ${STATEMENT_MS}`).then(() => done(), done);
}

function existing() {
  return (globalThis as { pennantDb?: PrismaClient }).pennantDb;
}

function keep(client: PrismaClient) {
  (globalThis as { pennantDb?: PrismaClient }).pennantDb = client;
  return client;
}

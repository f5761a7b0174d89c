import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { env } from "./env";
import { PrismaClient } from "./generated/client";

const CONNECT_MS = 1_500;
const STATEMENT_MS = 10_000;

/** The one door to the database. One pool a process, kept over the reloads of `next dev`. */
export const db: PrismaClient = existing() ?? keep(connect());

function connect() {
  const adapter = new PrismaPg({
    connectionString: env().DATABASE_URL,
    max: env().DATABASE_POOL,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    application_name: "pennant",
  });
  return new PrismaClient({ adapter, errorFormat: "minimal" });
}

function existing() {
  return (globalThis as { pennantDb?: PrismaClient }).pennantDb;
}

function keep(client: PrismaClient) {
  (globalThis as { pennantDb?: PrismaClient }).pennantDb = client;
  return client;
}

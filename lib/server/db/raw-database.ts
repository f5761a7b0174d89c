import "server-only";
import type pg from "pg";
import { Prisma } from "./generated/client";

type Statement = TemplateStringsArray | Prisma.Sql;

/** Runs raw SQL: Prisma's client, a transaction of it, or one of `inSnapshot`. Interpolated values become parameters. */
export type RawDatabase = {
  $queryRaw<Rows>(statement: Statement, ...values: unknown[]): PromiseLike<Rows>;
  /** Resolves with the number of changed rows. */
  $executeRaw(statement: Statement, ...values: unknown[]): PromiseLike<number>;
};

/** Returns the same for a connection of the driver. Timestamps are returned as dates, decimals and bigints as text. */
export function rawDatabase(client: pg.ClientBase): RawDatabase {
  const run = (statement: Statement, values: unknown[]) => {
    const { text, values: parameters } = "text" in statement ? statement : Prisma.sql(statement, ...values);
    return client.query<object>(text, parameters);
  };
  return {
    $queryRaw: async <Rows>(statement: Statement, ...values: unknown[]) =>
      (await run(statement, values)).rows as Rows,
    $executeRaw: async (statement, ...values) => (await run(statement, values)).rowCount ?? 0,
  };
}

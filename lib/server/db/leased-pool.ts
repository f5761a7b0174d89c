import "server-only";
import pg from "pg";

type Query = { text?: string } | string;

/**
 * A pool whose connections refuse queries after their transaction has ended. Prisma ends a transaction that has timed out while
 * one of its operations still runs. The next statement of this operation would otherwise be executed outside the transaction,
 * or within that of the connection's next user.
 */
export class LeasedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool["connect"]>[0]): void;
  override connect(callback?: Parameters<pg.Pool["connect"]>[0]): Promise<pg.PoolClient> | void {
    // Pool.query, which has no transaction, passes a callback.
    return callback ? super.connect(callback) : super.connect().then(leaseOf);
  }
}

function leaseOf(client: pg.PoolClient): pg.PoolClient {
  let [hasEnded, isReleased] = [false, false];
  const query = (query: Query, ...rest: unknown[]) => {
    const text = typeof query === "string" ? query : query.text;
    // A commit that fails is rolled back.
    if (isReleased || (hasEnded && text !== "ROLLBACK")) return Promise.reject(transactionEnded());
    hasEnded ||= text === "COMMIT" || text === "ROLLBACK";
    return (client.query as (...args: unknown[]) => unknown)(query, ...rest);
  };
  const release = (error?: Error | boolean) => {
    isReleased = true;
    client.release(error);
  };
  return new Proxy(client, {
    get(target, property) {
      if (property === "query") return query;
      if (property === "release") return release;
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
}

/** An error that Prisma reports as a closed connection, so that the caller gets 503. */
function transactionEnded(): Error {
  return Object.assign(new Error("The transaction has ended."), {
    code: "ECONNRESET",
    errno: -104,
    syscall: "write",
  });
}

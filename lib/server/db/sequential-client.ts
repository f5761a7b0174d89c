import "server-only";
import pg from "pg";

type Query = (...args: unknown[]) => unknown;

/**
 * A connection that sends its queries one at a time. Prisma sends the queries of a transaction concurrently and relies on
 * the driver's queue, which `pg` has deprecated and will remove in its next major version.
 */
export class SequentialClient extends pg.Client {
  private last: Promise<unknown> = Promise.resolve();
  private running = 0;

  constructor(config?: pg.ClientConfig) {
    super(config);
    const send: Query = (...args) => (super.query as Query).apply(this, args);
    const query: Query = (...args) => {
      // The pool's own queries pass a callback and are already sequential.
      if (typeof args.at(-1) === "function") return send(...args);
      const sent = (
        this.running === 0 ? Promise.resolve(send(...args)) : this.last.then(() => send(...args))
      ).finally(() => (this.running -= 1));
      this.running += 1;
      this.last = sent.catch(() => {});
      return sent;
    };
    this.query = query as typeof this.query;
  }
}

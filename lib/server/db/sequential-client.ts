import "server-only";
import pg from "pg";

type Query = (...args: unknown[]) => unknown;

/**
 * A connection that sends one query after the other. Prisma sends those of a transaction at once and leaves it to the driver to
 * queue them, which `pg` warns of and will refuse in its next major version.
 */
export class SequentialClient extends pg.Client {
  private last: Promise<unknown> = Promise.resolve();
  private running = 0;

  constructor(config?: pg.ClientConfig) {
    super(config);
    const send = this.query.bind(this) as Query;
    const query: Query = (...args) => {
      // The pool's own queries take a callback, and it gives a connection to one of them at a time.
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

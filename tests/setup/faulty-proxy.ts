import net from "node:net";
import { setTimeout as wait } from "node:timers/promises";

type Mode =
  | "open"
  | "closed"
  | "stalled"
  | { slowMs: number }
  | { cutAfterBytes: number }
  /** Of each response after it is set. */
  | { stallAfterBytes: number };

/** A TCP proxy in front of a server that can close, stall, slow down or cut connections. */
export async function openFaultyProxy(target: { port: number; host?: string }) {
  const pairs = new Set<() => void>();
  let mode: Mode = "open";
  const server = net.createServer((inner) => {
    if (mode === "closed") return void inner.destroy();
    const outer = net.connect(target.port, target.host ?? "127.0.0.1");
    const close = () => {
      inner.destroy();
      outer.destroy();
      pairs.delete(close);
    };
    pairs.add(close);
    for (const socket of [inner, outer]) socket.on("error", close).on("close", close);
    pass(inner, outer, close, false);
    pass(outer, inner, close, true);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  function pass(from: net.Socket, to: net.Socket, close: () => void, isResponse: boolean) {
    let last = Promise.resolve();
    let passed = 0;
    const isLeft = () =>
      typeof mode !== "object" || !("stallAfterBytes" in mode) || passed < mode.stallAfterBytes;
    from.on("data", (chunk: Buffer) => {
      last = last.then(async () => {
        while (mode === "stalled" || (isResponse && !isLeft())) await wait(10);
        if (isLeft()) passed = typeof mode === "object" ? passed + chunk.length : 0;
        if (typeof mode === "object" && "slowMs" in mode) await wait(mode.slowMs);
        if (typeof mode === "object" && "cutAfterBytes" in mode && from !== to) {
          to.write(chunk.subarray(0, mode.cutAfterBytes));
          return void setImmediate(close);
        }
        if (!to.destroyed) to.write(chunk);
      });
    });
  }

  return {
    port: (server.address() as net.AddressInfo).port,
    set(next: Mode) {
      mode = next;
      if (next === "closed") for (const close of [...pairs]) close();
    },
    close() {
      mode = "open";
      for (const close of [...pairs]) close();
      server.close();
    },
  };
}

import net from "node:net";
import { setTimeout as wait } from "node:timers/promises";

type Weather = "open" | "shut" | "stalled" | { slowMs: number } | { cutAfterBytes: number };

/** A TCP proxy in front of a server that can refuse, stall, slow down or cut connections. */
export async function openDoor(target: { port: number; host?: string }) {
  const pairs = new Set<() => void>();
  let weather: Weather = "open";
  const server = net.createServer((inner) => {
    if (weather === "shut") return void inner.destroy();
    const outer = net.connect(target.port, target.host ?? "127.0.0.1");
    const close = () => {
      inner.destroy();
      outer.destroy();
      pairs.delete(close);
    };
    pairs.add(close);
    for (const socket of [inner, outer]) socket.on("error", close).on("close", close);
    pass(inner, outer, close);
    pass(outer, inner, close);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  function pass(from: net.Socket, to: net.Socket, close: () => void) {
    let last = Promise.resolve();
    from.on("data", (chunk: Buffer) => {
      last = last.then(async () => {
        while (weather === "stalled") await wait(10);
        if (typeof weather === "object" && "slowMs" in weather) await wait(weather.slowMs);
        if (typeof weather === "object" && "cutAfterBytes" in weather && from !== to) {
          to.write(chunk.subarray(0, weather.cutAfterBytes));
          return void setImmediate(close);
        }
        if (!to.destroyed) to.write(chunk);
      });
    });
  }

  return {
    port: (server.address() as net.AddressInfo).port,
    set(next: Weather) {
      weather = next;
      if (next === "shut") for (const close of [...pairs]) close();
    },
    close() {
      weather = "open";
      for (const close of [...pairs]) close();
      server.close();
    },
  };
}

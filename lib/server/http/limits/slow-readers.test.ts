import { EventEmitter, once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { closeSlowReaders } from "./slow-readers";

it("an unread response is aborted, and its client notices", async () => {
  const server = createServer((request, response) => {
    closeSlowReaders(request.socket, response, { checkMs: 20, windowMs: 100 });
    response.write(Buffer.alloc(32 * 1024 * 1024));
    response.once("close", () => server.close());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1").on("error", () => {});
  client.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
  await once(server, "close");
  client.destroy();
});

describe("a response", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** An answer whose client reads so many bytes every second, with something always waiting or not, and the calls that it reports. */
  function answer() {
    const socket = { bytesWritten: 0, writableLength: 0, destroy: vi.fn() };
    const response = new EventEmitter();
    closeSlowReaders(socket as unknown as Socket, response as unknown as ServerResponse);
    const readFor = (seconds: number, bytes: number, { isWaiting = true } = {}) => {
      socket.writableLength = isWaiting ? 64_000 : 0;
      for (let second = 0; second < seconds; second += 1) {
        socket.bytesWritten += bytes;
        vi.advanceTimersByTime(1_000);
      }
    };
    return { readFor, isEnded: () => socket.destroy.mock.calls.length > 0, response };
  }

  it("that is read at one byte per second is aborted within three minutes", () => {
    const { readFor, isEnded } = answer();
    readFor(60, 1);
    expect(isEnded()).toBe(false);
    readFor(120, 1);
    expect(isEnded()).toBe(true);
  });

  it("may take hours on a slow connection, and to be produced", () => {
    const { readFor, isEnded } = answer();
    readFor(7_200, 3_000);
    readFor(7_200, 0, { isWaiting: false });
    // Something waits now and then, where little is sent because little is made.
    for (let part = 0; part < 100; part += 1) {
      readFor(10, 1);
      readFor(10, 0, { isWaiting: false });
    }
    expect(isEnded()).toBe(false);
  });

  it("is no longer watched once it was sent", () => {
    const { readFor, isEnded, response } = answer();
    response.emit("close");
    readFor(600, 0);
    expect(isEnded()).toBe(false);
  });
});

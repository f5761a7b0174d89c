// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { granted, openTab, path, server, standInForServer, tokenFor } from "@/tests/setup/connection-tab";

standInForServer();

it.each([
  ["no answer", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a time-out", () => Promise.reject(new DOMException("late", "TimeoutError"))],
  ["503", () => Promise.resolve(new Response("{}", { status: 503 }))],
  ["a response of an intermediary", () => Promise.resolve(new Response("<html>", { status: 200 }))],
])(
  "keeps the session when a refresh fails with %s: it retries, and the waiting call continues",
  async (_, fail) => {
    const { api, setAccessToken, currentConnection, ends } = await openTab();
    setAccessToken(tokenFor("ida", 1));
    let isDown = true;
    server.mockImplementation((...call) => {
      if (path(call) === "auth/refresh")
        return isDown ? fail() : Promise.resolve(granted(tokenFor("ida", 2)));
      const { authorization } = (call[1] as { headers: Record<string, string> }).headers;
      const isFresh = authorization === `Bearer ${tokenFor("ida", 2)}`;
      return Promise.resolve(new Response(isFresh ? '{"rows":1}' : "{}", { status: isFresh ? 200 : 401 }));
    });
    const answer = api("clients/search", { method: "POST", body: {} });
    await vi.advanceTimersByTimeAsync(2000);
    expect(currentConnection()).toBe("unreachable");
    isDown = false;
    await vi.advanceTimersByTimeAsync(5000);
    expect(await answer).toEqual({ rows: 1 });
    expect(currentConnection()).toBe("reached");
    expect(ends).toEqual([]);
  },
);

it("a refresh that is refused because the session was just replaced does not end the new one", async () => {
  const { api, setAccessToken, currentAccessToken, ends } = await openTab();
  setAccessToken(tokenFor("ida", 1));
  let refuse = () => {};
  server.mockImplementation((...call) => {
    const refused = new Response("{}", { status: 401 });
    if (path(call) === "auth/refresh") return new Promise((resolve) => (refuse = () => resolve(refused)));
    const { authorization } = (call[1] as { headers: Record<string, string> }).headers;
    const isNew = authorization === `Bearer ${tokenFor("ida", 2)}`;
    return Promise.resolve(isNew ? new Response('{"rows":1}') : refused);
  });
  const answer = api("clients/search", { method: "POST", body: {} });
  await vi.advanceTimersByTimeAsync(0);
  setAccessToken(tokenFor("ida", 2));
  refuse();
  expect(await answer).toEqual({ rows: 1 });
  expect(currentAccessToken()).toBe(tokenFor("ida", 2));
  expect(ends).toEqual([]);
});

it("waits longer after each attempt and retries immediately when the browser is online again", async () => {
  const { checkConnection } = await openTab();
  server.mockImplementation(() => Promise.reject(new TypeError("Failed to fetch")));
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  checkConnection();
  await vi.advanceTimersByTimeAsync(0);
  for (const [pause, attempts] of [
    [1000, 2],
    [2000, 3],
    [4000, 4],
    [7999, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(pause);
    expect(server).toHaveBeenCalledTimes(attempts);
  }
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(server).toHaveBeenCalledTimes(5);
});

it("fails a call that has waited for 30 seconds with a network error", async () => {
  const { api, ends } = await openTab();
  server.mockImplementation(() => Promise.reject(new TypeError("Failed to fetch")));
  const late = new AbortController();
  const signalAfter = (milliseconds: number) =>
    milliseconds === 30_000 ? late.signal : new AbortController().signal;
  vi.spyOn(AbortSignal, "timeout").mockImplementation(signalAfter);
  const failed = api("users").catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(0);
  late.abort();
  expect(await failed).toMatchObject({ status: 0, message: "Network Error" });
  expect(ends).toEqual([]);
});

it("checks the connection when a call fails, and reports it as reached when the server responds", async () => {
  const { api, setAccessToken, currentConnection } = await openTab();
  setAccessToken(tokenFor("ida"));
  let isDown = true;
  server.mockImplementation((...call) =>
    path(call) === "auth/refresh" && !isDown
      ? Promise.resolve(granted(tokenFor("ida")))
      : Promise.reject(new TypeError("Failed to fetch")),
  );
  await expect(api("users")).rejects.toMatchObject({ status: 0 });
  await vi.advanceTimersByTimeAsync(0);
  expect(currentConnection()).toBe("unreachable");
  isDown = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect(currentConnection()).toBe("reached");
  await expect(api("users")).rejects.toMatchObject({ status: 0 });
  await vi.advanceTimersByTimeAsync(0);
  expect(currentConnection()).toBe("reached");
});

it("ends the session only on 401", async () => {
  const { api, setAccessToken, ends, hasSessionEnded } = await openTab();
  setAccessToken(tokenFor("ida"));
  server.mockImplementation(() => Promise.resolve(new Response("{}", { status: 401 })));
  await expect(api("users")).rejects.toMatchObject({ status: 401 });
  expect(ends).toEqual(["over"]);
  expect(hasSessionEnded()).toBe(true);
});

it("sends nothing with the token of another user, whether it came from a refresh or a demo", async () => {
  const { api, setAccessToken, currentAccessToken, ends } = await openTab();
  setAccessToken(tokenFor("ida"));
  const sent: unknown[] = [];
  server.mockImplementation((...call) => {
    if (path(call) === "auth/refresh") return Promise.resolve(granted(tokenFor("otto")));
    sent.push(call[1]);
    return Promise.resolve(new Response("{}", { status: 401 }));
  });
  await expect(api("users")).rejects.toMatchObject({ status: 401 });
  expect(sent).toHaveLength(1);
  expect(ends).toEqual(["another"]);
  expect(currentAccessToken()).toBeNull();

  // A write that waits for another one of the same row while a new demo starts.
  setAccessToken(tokenFor("ida"));
  sent.length = 0;
  let answer = (_: Response) => {};
  server.mockImplementation((...call) => {
    sent.push(call[1]);
    return new Promise((resolve) => (answer = resolve));
  });
  const first = api("users", { method: "PATCH", body: { bio: "1" } });
  const second = api("users", { method: "PATCH", body: { bio: "2" } }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(0);
  setAccessToken(tokenFor("otto"));
  answer(new Response("{}"));
  await first;
  expect(await second).toMatchObject({ status: 401 });
  expect(sent).toHaveLength(1);
});

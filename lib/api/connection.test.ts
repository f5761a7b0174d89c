// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";

const path = (call: unknown[]) => String(call[0]).replace("/api/", "");
const tokenFor = (user: string, number = 0) => `x.${btoa(JSON.stringify({ sub: user, number }))}.x`;
const granted = (token: string) => new Response(JSON.stringify({ data: { accessToken: token } }));
const server = vi.fn<(...call: unknown[]) => Promise<Response>>();

// Resets the modules that hold a session, for each test.
async function openTab() {
  vi.resetModules();
  const [session, ended, connection, { api }] = await Promise.all([
    import("./access-token"),
    import("./session-ended"),
    import("./connection"),
    import("@/lib/api/request"),
  ]);
  const ends: string[] = [];
  session.onSessionEnd((why) => ends.push(why));
  return { ...session, ...ended, ...connection, api, ends };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", server.mockReset());
});
afterEach(async () => {
  // Ends pending retries, so that they do not leak into the next test.
  server.mockImplementation(() => Promise.resolve(new Response("{}", { status: 401 })));
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

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

it.each([
  ["is offline", () => {}],
  ["goes offline while the call waits", () => window.dispatchEvent(new Event("offline"))],
])("fails a call at once when the browser %s, and keeps asking", async (when, goOffline) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(when !== "is offline");
  const { api, currentConnection, ends } = await openTab();
  server.mockImplementation(() => Promise.reject(new TypeError("Failed to fetch")));
  const failed = api("users").catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(0);
  goOffline();
  await vi.advanceTimersByTimeAsync(0);
  expect(await Promise.race([failed, Promise.resolve("it waits")])).toMatchObject({
    status: 0,
    message: "Network Error",
  });
  expect(currentConnection()).not.toBe("reached");
  const attempts = server.mock.calls.length;
  await vi.advanceTimersByTimeAsync(2000);
  expect(server.mock.calls.length).toBeGreaterThan(attempts);
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

it("a page of the offline copy refuses writes until the server has answered, and asks it again at once", async () => {
  vi.stubGlobal("navigator", { onLine: true, serviceWorker: { controller: {} } });
  localStorage.setItem("pennant-offline-copy", "ida");
  onTestFinished(() => localStorage.clear());
  let isDown = true;
  server.mockImplementation((...call) => {
    if (isDown) return Promise.reject(new TypeError("Failed to fetch"));
    return Promise.resolve(path(call) === "auth/refresh" ? granted(tokenFor("ida")) : new Response("{}"));
  });
  const { api, checkConnection, currentConnection } = await openTab();
  const write = () => api("tasks", { method: "POST", body: {} }).catch((error: unknown) => error);
  expect(currentConnection()).toBe("unknown");
  expect(await write()).toMatchObject({ message: "Pennant hasn't answered yet. Try again in a moment." });
  checkConnection();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(currentConnection()).toBe("unreachable");
  isDown = false;
  const asked = server.mock.calls.length;
  expect(await write()).toMatchObject({
    message: "Pennant can't be reached. This can be saved when you're connected again.",
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(server.mock.calls.slice(asked).map(path)).toEqual(["auth/refresh"]);
  expect(currentConnection()).toBe("reached");
  expect(await write()).toEqual({});
});

it("a page of the server has been reached", async () => {
  localStorage.setItem("pennant-offline-copy", "ida");
  onTestFinished(() => localStorage.clear());
  const { currentConnection } = await openTab();
  expect(currentConnection()).toBe("reached");
});

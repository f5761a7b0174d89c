// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const path = (call: unknown[]) => String(call[0]).replace("/api/", "");
const tokenFor = (user: string, number = 0) => `x.${btoa(JSON.stringify({ sub: user, number }))}.x`;
const granted = (token: string) => new Response(JSON.stringify({ data: { accessToken: token } }));
const server = vi.fn<(...call: unknown[]) => Promise<Response>>();

// Modules that remember a session begin anew with each test.
async function openTab() {
  vi.resetModules();
  const [session, ended, connection, { api }] = await Promise.all([
    import("./access-token"),
    import("./session-ended"),
    import("./connection"),
    import("@/lib/api"),
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
  // Whoever still asks is answered, so that no test hears of the one before.
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
  ["an answer of something in between", () => Promise.resolve(new Response("<html>", { status: 200 }))],
])(
  "a refresh with %s ends no session: it is asked again, and the call that waits goes on",
  async (_, fail) => {
    const { api, keepAccessToken, currentConnection, ends } = await openTab();
    keepAccessToken(tokenFor("ida", 1));
    let isAway = true;
    server.mockImplementation((...call) => {
      if (path(call) === "auth/refresh")
        return isAway ? fail() : Promise.resolve(granted(tokenFor("ida", 2)));
      const { authorization } = (call[1] as { headers: Record<string, string> }).headers;
      const isFresh = authorization === `Bearer ${tokenFor("ida", 2)}`;
      return Promise.resolve(new Response(isFresh ? '{"rows":1}' : "{}", { status: isFresh ? 200 : 401 }));
    });
    const answer = api("clients/search", { method: "POST", body: {} });
    await vi.advanceTimersByTimeAsync(2000);
    expect(currentConnection()).toBe("unreachable");
    isAway = false;
    await vi.advanceTimersByTimeAsync(5000);
    expect(await answer).toEqual({ rows: 1 });
    expect(currentConnection()).toBe("reached");
    expect(ends).toEqual([]);
  },
);

it("waits longer after each attempt, and not at all when the browser is online again", async () => {
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

it("lets a call that has waited for 30 seconds fail as a network error", async () => {
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

it("notices that the server is away when a call fails, and is quiet when it is not", async () => {
  const { api, keepAccessToken, currentConnection } = await openTab();
  keepAccessToken(tokenFor("ida"));
  let isAway = true;
  server.mockImplementation((...call) =>
    path(call) === "auth/refresh" && !isAway
      ? Promise.resolve(granted(tokenFor("ida")))
      : Promise.reject(new TypeError("Failed to fetch")),
  );
  await expect(api("users")).rejects.toMatchObject({ status: 0 });
  await vi.advanceTimersByTimeAsync(0);
  expect(currentConnection()).toBe("unreachable");
  isAway = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect(currentConnection()).toBe("reached");
  await expect(api("users")).rejects.toMatchObject({ status: 0 });
  await vi.advanceTimersByTimeAsync(0);
  expect(currentConnection()).toBe("reached");
});

it("only a 401 ends the session", async () => {
  const { api, keepAccessToken, ends, hasSessionEnded } = await openTab();
  keepAccessToken(tokenFor("ida"));
  server.mockImplementation(() => Promise.resolve(new Response("{}", { status: 401 })));
  await expect(api("users")).rejects.toMatchObject({ status: 401 });
  expect(ends).toEqual(["over"]);
  expect(hasSessionEnded()).toBe(true);
});

it("sends nothing with the token of somebody else, whether they came by a refresh or by a demo", async () => {
  const { api, keepAccessToken, heldAccessToken, ends } = await openTab();
  keepAccessToken(tokenFor("ida"));
  const sent: unknown[] = [];
  server.mockImplementation((...call) => {
    if (path(call) === "auth/refresh") return Promise.resolve(granted(tokenFor("otto")));
    sent.push(call[1]);
    return Promise.resolve(new Response("{}", { status: 401 }));
  });
  await expect(api("users")).rejects.toMatchObject({ status: 401 });
  expect(sent).toHaveLength(1);
  expect(ends).toEqual(["another"]);
  expect(heldAccessToken()).toBeNull();

  // Behind another write of the same row, while a new demo begins.
  keepAccessToken(tokenFor("ida"));
  sent.length = 0;
  let answer = (_: Response) => {};
  server.mockImplementation((...call) => {
    sent.push(call[1]);
    return new Promise((resolve) => (answer = resolve));
  });
  const first = api("users", { method: "PATCH", body: { bio: "1" } });
  const second = api("users", { method: "PATCH", body: { bio: "2" } }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(0);
  keepAccessToken(tokenFor("otto"));
  answer(new Response("{}"));
  await first;
  expect(await second).toMatchObject({ status: 401 });
  expect(sent).toHaveLength(1);
});

import { afterEach, beforeEach, vi } from "vitest";

/** The path below /api of a call of `server`. */
export const path = (call: unknown[]) => String(call[0]).replace("/api/", "");
export const tokenFor = (user: string, number = 0) => `x.${btoa(JSON.stringify({ sub: user, number }))}.x`;
export const granted = (token: string) => new Response(JSON.stringify({ data: { accessToken: token } }));
/** Stands for `fetch`. */
export const server = vi.fn<(...call: unknown[]) => Promise<Response>>();

/** Opens a tab, with modules of its own that hold its session. */
export async function openTab() {
  vi.resetModules();
  const [session, ended, connection, { api }] = await Promise.all([
    import("@/lib/api/access-token"),
    import("@/lib/api/session-ended"),
    import("@/lib/api/connection"),
    import("@/lib/api/request"),
  ]);
  const ends: string[] = [];
  session.onSessionEnd((why) => ends.push(why));
  return { ...session, ...ended, ...connection, api, ends };
}

/** Replaces the server and the clock of each test of a file. */
export function standInForServer() {
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
}

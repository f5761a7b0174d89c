// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const server = vi.fn<(path: string, init: { headers: Record<string, string> }) => Promise<Response>>();
const tokenOf = (user: string) => `x.${btoa(JSON.stringify({ sub: user }))}.x`;
const confirmed = () => Promise.resolve(new Response('{"success":true}'));

/** Loads the modules of a new page in the same browser. */
async function openPage() {
  vi.resetModules();
  const [session, signOut, pending, finish, connection, copy] = await Promise.all([
    import("@/lib/api/access-token"),
    import("./sign-out"),
    import("@/lib/api/pending-sign-out"),
    import("./finish-sign-out"),
    import("@/lib/api/connection"),
    import("@/lib/shared/browser/offline-copy"),
  ]);
  const ends: string[] = [];
  session.onSessionEnd((why) => ends.push(why));
  return { ...session, ...signOut, ...pending, ...finish, ...connection, ...copy, ends };
}

async function openSignedIn() {
  const page = await openPage();
  page.setAccessToken(tokenOf("ida"));
  page.setOfflineCopyOwner("ida");
  return page;
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", server.mockReset());
});
afterEach(() => vi.unstubAllGlobals());

it("deletes what the browser keeps before the server is asked, and ends the session of the token", async () => {
  const page = await openSignedIn();
  const endOnServer = page.signOut();
  expect([page.currentAccessToken(), page.offlineCopyOwner(), page.ends]).toEqual([null, null, ["leaving"]]);
  expect(server).not.toHaveBeenCalled();
  server.mockImplementation(confirmed);
  expect(await endOnServer()).toBe(true);
  const [path, { headers }] = server.mock.calls[0] ?? ["", { headers: {} }];
  expect(path).toBe("/api/auth/logout");
  expect(headers.authorization).toBe(`Bearer ${tokenOf("ida")}`);
  expect(page.isSignOutPending()).toBe(false);
});

it.each([
  ["no connection", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["503", () => Promise.resolve(new Response("{}", { status: 503 }))],
  ["500", () => Promise.resolve(new Response("{}", { status: 500 }))],
  ["the sign-in page of a network", () => Promise.resolve(new Response("<html>"))],
])("is not confirmed by %s, and the next page finishes it by the cookie", async (_, fail) => {
  const page = await openSignedIn();
  const endOnServer = page.signOut();
  server.mockImplementation(fail);
  expect(await endOnServer()).toBe(false);
  expect(page.hasSignOutFailed()).toBe(true);
  expect(page.offlineCopyOwner()).toBeNull();

  const next = await openPage();
  expect(next.isSignOutPending()).toBe(true);
  server.mockReset().mockImplementation(confirmed);
  expect(await next.finishSignOut()).toBe(true);
  expect(server.mock.calls[0]?.[1].headers).not.toHaveProperty("authorization");
  expect(next.isSignOutPending()).toBe(false);
});

it("a sign-out is confirmed by 401: there is no session any more", async () => {
  const page = await openSignedIn();
  server.mockImplementation(() => Promise.resolve(new Response("{}", { status: 401 })));
  expect(await page.signOut()()).toBe(true);
});

it("a sign-out is over when another session has replaced the old one, and does not end that one", async () => {
  const page = await openSignedIn();
  const endOnServer = page.signOut();
  server.mockImplementation(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(await endOnServer()).toBe(false);
  const other = await openPage();
  other.setAccessToken(tokenOf("otto"));
  server.mockReset();
  expect(await endOnServer()).toBe(true);
  expect(server).not.toHaveBeenCalled();
});

it("discards the token that a refresh under way returns", async () => {
  const page = await openSignedIn();
  let answer: (response: Response) => void = () => {};
  server.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const renewed = page.renewAccessToken();
  page.signOut();
  answer(new Response(JSON.stringify({ data: { accessToken: tokenOf("ida") } })));
  await renewed;
  expect(page.currentAccessToken()).toBeNull();
});

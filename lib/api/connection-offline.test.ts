// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from "vitest";
import { granted, openTab, path, server, standInForServer, tokenFor } from "@/tests/setup/connection-tab";

standInForServer();

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

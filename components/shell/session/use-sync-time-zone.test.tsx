// @vitest-environment jsdom
// Isolated: the page keeps its session and its connection for later files.
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { setAccessToken } from "@/lib/api/access-token";
import { createQueryClient } from "@/lib/query/client";
import { useSyncTimeZone } from "./use-sync-time-zone";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("sends a new time zone once, even when the server rejects it", async () => {
  const methods: string[] = [];
  vi.stubGlobal("fetch", async (_url: string, { method }: { method: string }) => {
    methods.push(method);
    // Long enough to show the optimistic change before it is rolled back.
    await new Promise((resolve) => setTimeout(resolve, 10));
    if (method === "PATCH") return new Response("{}", { status: 422 });
    return new Response(JSON.stringify({ id: "ida", timeZone: "Pacific/Auckland" }));
  });
  setAccessToken(`x.${btoa(JSON.stringify({ sub: "ida" }))}.x`);
  const client = createQueryClient();
  renderHook(useSyncTimeZone, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  // The user is fetched again after the rejection, which must not send the time zone again.
  await waitFor(() => expect(methods).toEqual(["GET", "PATCH", "GET"]));
  await act(() => client.refetchQueries());
  await act(() => client.refetchQueries());
  expect(methods.filter((method) => method === "PATCH")).toHaveLength(1);
});

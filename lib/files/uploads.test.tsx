// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { endSession, setAccessToken } from "@/lib/auth/access-token";
import { useUploads } from "./uploads";

const tokenFor = (user: string) => `x.${btoa(JSON.stringify({ sub: user }))}.x`;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ["the session ends", () => endSession("over")],
  ["somebody else's demo begins", () => setAccessToken(tokenFor("otto"))],
])("uploads are cancelled and removed when %s, and none is sent afterwards", async (_, end) => {
  const requests: { body: string; signal: AbortSignal }[] = [];
  vi.stubGlobal("fetch", (_url: string, call: { body: string; signal: AbortSignal }) => {
    requests.push(call);
    return new Promise((_resolve, reject) =>
      call.signal.addEventListener("abort", () => reject(call.signal.reason as Error)),
    );
  });
  setAccessToken(tokenFor("ida"));
  const client = new QueryClient();
  const { result } = renderHook(useUploads, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  const files = ["a", "b", "c", "d", "e"].map((name) => new File(["x"], `${name}.txt`));
  act(() => result.current.start(files, { projectId: null, category: "freelancer" } as never));
  await expect.poll(() => requests.length).toBe(3);
  expect(result.current.uploads).toHaveLength(5);

  act(end);
  expect(result.current.uploads).toEqual([]);
  setAccessToken(tokenFor("otto"));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(requests).toHaveLength(3);
  expect(requests.every(({ signal }) => signal.aborted)).toBe(true);
  expect(result.current.uploads).toEqual([]);
});

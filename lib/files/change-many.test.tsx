// @vitest-environment jsdom
// Isolated: the page keeps its session and its connection for later files.
import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { setAccessToken } from "@/lib/api/access-token";
import { createQueryClient } from "@/lib/query/client";
import { useChangeFiles } from "./change-many";

afterEach(() => void vi.unstubAllGlobals());

test.each([
  [{ type: "design" as const }, { type: "image" }],
  [{ projectId: null }, { projectId: "p" }],
])("undo of %o leaves the other field as it is by then", async (change, back) => {
  const bodies: unknown[] = [];
  setAccessToken("token");
  vi.stubGlobal("fetch", (_path: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)));
    const before = [{ id: "f", type: "image", projectId: "p" }];
    return Promise.resolve(new Response(JSON.stringify({ before })));
  });
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(useChangeFiles, { wrapper });
  await act(() => result.current.mutateAsync({ ids: ["f"], change, words: "changed" }));
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "z", ctrlKey: true, bubbles: true }));
  await expect.poll(() => bodies).toEqual([[{ id: "f", ...change }], [{ id: "f", ...back }]]);
});

// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { userQuery } from "@/lib/users/queries";
import { useOfflineCopy } from "./use-offline-copy";

const { load } = vi.hoisted(() => ({ load: vi.fn() }));
vi.mock("@/lib/query/start-offline-copy", () => {
  load();
  throw new Error("offline");
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("the page works without a copy, and without an unhandled error, if the code for it cannot be loaded", async () => {
  vi.useFakeTimers();
  const client = new QueryClient();
  client.setQueryData(userQuery().queryKey, { id: "1", kind: "registered" } as never);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  renderHook(useOfflineCopy, { wrapper });
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
});

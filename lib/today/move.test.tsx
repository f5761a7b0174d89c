// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { createQueryClient } from "@/lib/query/client";
import { keys } from "@/lib/query/keys";
import { useMoveToDay } from "./move";
import type { Today, TodayItem } from "./schema";

const apiWithTrash = vi.hoisted(() => vi.fn<(path: string) => Promise<object>>());
vi.mock("@/lib/api/request", async (original) => ({ ...(await original<object>()), apiWithTrash }));

test("of two quick moves the first, which is not saved, goes back, and the second stays", async () => {
  const client = createQueryClient();
  client.setQueryData<Today>(keys.today, {
    late: 0,
    today: 0,
    next: null,
    days: [
      { date: "2026-11-27", total: 2, items: [item("a"), item("b")] },
      { date: "2026-11-28", total: 0, items: [] },
    ],
    owed: [],
    trackedMinutes: 0,
    runningSince: null,
  });
  let fail = (_error: Error) => {};
  apiWithTrash.mockReturnValueOnce(new Promise((_resolve, reject) => (fail = reject)));
  apiWithTrash.mockReturnValueOnce(new Promise(() => {}));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useMoveToDay("UTC"), { wrapper });
  const shown = () =>
    client
      .getQueryData<Today>(keys.today)
      ?.days.map(({ total, items }) => `${total} ${items.map(({ id }) => id).join("")}`);
  act(() => result.current("a", "2026-11-28"));
  act(() => result.current("b", "2026-11-28"));
  expect(shown()).toEqual(["0 ", "2 ab"]);
  await expect.poll(() => apiWithTrash.mock.calls).toHaveLength(2);
  fail(new Error("no"));
  await expect.poll(shown).toEqual(["1 a", "1 b"]);
});

function item(id: string): TodayItem {
  return {
    id,
    kind: "task",
    name: id,
    dueAt: "2026-11-27T00:00:00.000Z",
    isWithTime: false,
    projectId: null,
    projectName: null,
    themeColor: null,
  };
}

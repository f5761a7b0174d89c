// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, renderHook } from "@testing-library/react";
import type { PropsWithChildren } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { useEntryChanges } from "./use-entry-changes";
import { api } from "@/lib/api/request";
import { createQueryClient } from "@/lib/query/client";
import type { TimeEntry } from "@/lib/time-entries/schema";

vi.mock("@/lib/api/request", async (original) => ({ ...(await original<object>()), api: vi.fn() }));

afterEach(() => {
  cleanup();
  vi.mocked(api).mockReset();
});

const entry = {
  id: "1",
  description: "Layout",
  projectId: "w",
  taskId: null,
  task: null,
  startedAt: "2026-11-27T09:00:00Z",
  endedAt: "2026-11-27T10:00:00Z",
  isBillable: false,
  rate: "92.5",
  effectiveRate: "92.5",
  tags: ["phone"],
  documentId: "d",
} as unknown as TimeEntry;

/** The body of the call that Continue makes for an entry. */
async function started(of: TimeEntry) {
  vi.mocked(api).mockResolvedValue({ ...of, id: "2", endedAt: null });
  const client = createQueryClient();
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useEntryChanges(), { wrapper });
  result.current.continueWith(of);
  const calls = () => vi.mocked(api).mock.calls.filter(([path]) => path === "time-entries/start");
  await expect.poll(calls).toHaveLength(1);
  return (calls()[0]?.[1] as { body: Record<string, unknown> }).body;
}

test("Continue starts the clock with the rate of the entry and its other values, but none of its times", async () => {
  const { id, ...values } = await started(entry);
  expect(id).not.toBe(entry.id);
  expect(values).toEqual({
    projectId: "w",
    taskId: null,
    description: "Layout",
    isBillable: false,
    rate: "92.5",
    tags: ["phone"],
  });
});

test("Continue of an entry on a task leaves the project to the task, and a deleted task out", async () => {
  const onTask = { ...entry, taskId: "t", task: { id: "t", name: "Logo" } };
  expect(await started(onTask)).toMatchObject({ taskId: "t", rate: "92.5" });
  vi.mocked(api).mockReset();
  expect(await started({ ...entry, taskId: "t" })).toMatchObject({ projectId: "w", taskId: null });
});

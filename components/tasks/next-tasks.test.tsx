// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NextTasks } from "./next-tasks";
import { api } from "@/lib/api/request";
import { createQueryClient } from "@/lib/query/client";

const setStatus = vi.hoisted(() => vi.fn());
vi.mock("@/lib/api/request", async (original) => ({ ...(await original<object>()), api: vi.fn() }));
vi.mock("@/lib/tasks/queries", () => ({ useSetTaskStatus: () => setStatus }));

const items = ["1", "2"].map((id) => ({
  id,
  name: `Task ${id}`,
  status: "pending",
  dueAt: "2026-11-30T00:00:00.000Z",
}));

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.mocked(api).mockResolvedValue({ items, total: 2 });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NextTasks clientId="c" />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const tick = async (name: string) => fireEvent.click(await screen.findByRole("checkbox", { name }));
const ticked = () =>
  (setStatus.mock.calls as [{ id: string }, string][]).map(([{ id }, status]) => [id, status]);

test("two tasks that are ticked at once are both completed", async () => {
  await tick("Task 1");
  await tick("Task 2");
  await expect.poll(ticked, { timeout: 5_000 }).toHaveLength(2);
  expect(ticked()).toEqual([
    ["1", "completed"],
    ["2", "completed"],
  ]);
});

test("a task that is ticked again after an undo is completed again", async () => {
  await tick("Task 1");
  await expect.poll(ticked, { timeout: 5_000 }).toHaveLength(1);
  await tick("Task 1");
  await expect.poll(ticked, { timeout: 5_000 }).toHaveLength(2);
});

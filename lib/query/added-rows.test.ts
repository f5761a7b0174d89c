import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { onRowAddedOffScreen, reportAdded } from "./added-rows";
import { createQueryClient } from "./client";
import { keys, searchKey } from "./keys";

const listener = vi.fn();
const row = { id: "new", name: "Far away" };
const queryKey = searchKey(keys.tasks, { take: 30 });
let client = createQueryClient();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  client = createQueryClient();
  stop = onRowAddedOffScreen(listener);
});
afterEach(() => {
  stop();
  client.clear();
  listener.mockReset();
  vi.useRealTimers();
});

it("reports nothing if the list on the screen shows the row", async () => {
  const leave = show([row]);
  reportAdded(client, { resource: "tasks", row });
  await vi.runAllTimersAsync();
  expect(listener).not.toHaveBeenCalled();
  leave();
});

it("reports nothing of a row that leaves its list before the lists are refetched, such as a task that is completed", async () => {
  const leave = show([row]);
  reportAdded(client, { resource: "tasks", row });
  client.setQueryData(queryKey, page([]));
  await vi.runAllTimersAsync();
  expect(listener).not.toHaveBeenCalled();
  leave();
});

it("reports a row that is not loaded yet, or only in a list that is not on the screen", async () => {
  client.setQueryData(searchKey(keys.tasks, { take: 60 }), page([row]));
  const leave = show([{ id: "first" }]);
  reportAdded(client, { resource: "tasks", row });
  await vi.runAllTimersAsync();
  expect(listener).toHaveBeenCalledExactlyOnceWith({ resource: "tasks", row });
  leave();
});

it("the report waits for a list that is being fetched", async () => {
  let answer: (data: unknown) => void = () => {};
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: () => new Promise((resolve) => (answer = resolve)),
  });
  const leave = observer.subscribe(() => {});
  reportAdded(client, { resource: "tasks", row });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(listener).not.toHaveBeenCalled();
  answer(page([row]));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(listener).not.toHaveBeenCalled();
  leave();
});

function show(items: { id: string }[]) {
  client.setQueryData(queryKey, page(items));
  return new QueryObserver(client, { queryKey, staleTime: Infinity }).subscribe(() => {});
}

function page(items: { id: string }[]) {
  return { items, total: 100, unfilteredTotal: 100 };
}

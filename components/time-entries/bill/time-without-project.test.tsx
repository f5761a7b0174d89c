// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { TimeWithoutProject } from "./time-without-project";
import * as request from "@/lib/api/request";
import { MAX_TAKE } from "@/lib/shared/constants";
import type { TimeEntry } from "@/lib/time-entries/schema";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const entry = (id: string, minutes: number | null, projectId: string | null) =>
  ({
    id,
    description: id,
    projectId,
    minutes,
    startedAt: "2026-01-14T09:00:00Z",
    endedAt: minutes === null ? null : "2026-01-14T10:00:00Z",
  }) as TimeEntry;

/** Shows these entries of the server, the newest first, of which one page has the first of those until a day. */
function show(all: TimeEntry[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  vi.spyOn(request, "api").mockImplementation(async (path, options) => {
    if (path !== "time-entries/search") return { items: [], total: 0 };
    const { to = "9", take } = (options as { body: { to?: string; take: number } }).body;
    const matching = all.filter(({ startedAt }) => startedAt.slice(0, 10) <= to);
    return { items: matching.slice(0, take), total: matching.length };
  });
  const onAssigned = vi.fn();
  render(
    <QueryClientProvider client={client}>
      <TimeWithoutProject days={{}} clientId={undefined} onAssigned={onAssigned} />
    </QueryClientProvider>,
  );
  return onAssigned;
}

test("billable time without a project is said in hours, without what has one and what runs", async () => {
  const onAssigned = show([
    entry("Call", 60, null),
    entry("Mail", 15, null),
    entry("Layout", 30, "p"),
    entry("Now", null, null),
  ]);
  const apart = await screen.findByRole("region", { name: "Time without a project" });
  expect(apart.textContent).toMatch(/^1 h 15 min of billable time has no project\./);
  fireEvent.click(screen.getByRole("button", { name: "Choose entries (2 of 2)" }));
  fireEvent.click(screen.getByRole("checkbox", { name: "Mail" }));
  expect(apart.textContent).toMatch(/^1 h 15 min of billable time has no project\./);
  fireEvent.click(screen.getByRole("button", { name: "Add to project" }));
  expect(screen.getByRole("alert").textContent).toBe("Please select a project");
  expect(onAssigned).not.toHaveBeenCalled();
});

test("nothing is shown where all billable time has a project", async () => {
  show([entry("Layout", 30, "p"), entry("Now", null, null)]);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(request.api).toHaveBeenCalledWith("time-entries/search", expect.anything());
  expect(screen.queryByRole("region")).toBeNull();
});

test("billable time without a project is shown that is older than a page of newer time with one", async () => {
  const newer = Array.from({ length: MAX_TAKE }, (_, index) => ({
    ...entry(`Layout ${index}`, 30, "p"),
    startedAt: "2026-01-15T09:00:00Z",
  }));
  show([...newer.slice(1), entry("Layout", 30, "p"), entry("Call", 45, null)]);
  const apart = await screen.findByRole("region", { name: "Time without a project" });
  expect(apart.textContent).toMatch(/^45 min of billable time has no project\./);
});

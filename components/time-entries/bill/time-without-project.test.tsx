// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { TimeWithoutProject } from "./time-without-project";
import { MAX_TAKE } from "@/lib/shared/constants";
import { timeEntriesQuery } from "@/lib/time-entries/queries";
import type { TimeEntry, TimeEntryList } from "@/lib/time-entries/schema";

afterEach(cleanup);

const entry = (id: string, minutes: number | null, projectId: string | null) =>
  ({
    id,
    description: id,
    projectId,
    minutes,
    startedAt: "2026-01-14T09:00:00Z",
    endedAt: minutes === null ? null : "2026-01-14T10:00:00Z",
  }) as TimeEntry;

function show(items: TimeEntry[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const filter = { isBillable: true, isBilled: false, take: MAX_TAKE };
  client.setQueryData(timeEntriesQuery(filter).queryKey, { items } as TimeEntryList);
  const onAssigned = vi.fn();
  render(
    <QueryClientProvider client={client}>
      <TimeWithoutProject days={{}} clientId={undefined} onAssigned={onAssigned} />
    </QueryClientProvider>,
  );
  return onAssigned;
}

test("billable time without a project is said in hours, without what has one and what runs", () => {
  const onAssigned = show([
    entry("Call", 60, null),
    entry("Mail", 15, null),
    entry("Layout", 30, "p"),
    entry("Now", null, null),
  ]);
  const apart = screen.getByRole("region", { name: "Time without a project" });
  expect(apart.textContent).toMatch(/^1 h 15 min of billable time has no project\./);
  fireEvent.click(screen.getByRole("button", { name: "Choose entries (2 of 2)" }));
  fireEvent.click(screen.getByRole("checkbox", { name: "Mail" }));
  expect(apart.textContent).toMatch(/^1 h 15 min of billable time has no project\./);
  fireEvent.click(screen.getByRole("button", { name: "Add to project" }));
  expect(screen.getByRole("alert").textContent).toBe("Please select a project");
  expect(onAssigned).not.toHaveBeenCalled();
});

test("nothing is shown where all billable time has a project", () => {
  show([entry("Layout", 30, "p"), entry("Now", null, null)]);
  expect(screen.queryByRole("region")).toBeNull();
});

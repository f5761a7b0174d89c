// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { BillEntries } from "./bill-entries";
import { BillLines } from "./bill-lines";
import { useBillableTime } from "./use-billable-time";
import { allTimeEntriesQuery } from "@/lib/time-entries/bill/all-entries-query";
import type { TimeEntry, TimeEntryList } from "@/lib/time-entries/schema";

afterEach(cleanup);

const entry = (id: string, minutes: number, effectiveRate: string | null) =>
  ({
    id,
    description: id,
    projectId: `${id} project`,
    project: { name: `${id} project` },
    clientId: null,
    minutes,
    effectiveRate,
    rounding: "none",
    currency: "EUR",
    startedAt: "2026-01-14T09:00:00Z",
    endedAt: "2026-01-14T10:00:00Z",
  }) as TimeEntry;

function Bill() {
  const choice = { period: "all", groupBy: "project", withDates: false } as const;
  const time = useBillableTime({ ...choice, projectId: "p" }, []);
  const problems = [
    time.problem,
    useBillableTime(choice, []).problem,
    useBillableTime({ ...choice, projectId: "p" }, ["Layout"]).problem,
  ];
  return (
    <>
      <output aria-label="Problems">{problems.map((problem) => problem ?? "none").join(" / ")}</output>
      <BillLines time={time} />
      <BillEntries
        time={{ entries: time.choosable, isWhole: time.isWhole }}
        excluded={[]}
        onExclude={() => undefined}
      />
    </>
  );
}

function show(items: TimeEntry[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  const filter = { projectId: "p", isBillable: true, isBilled: false };
  client.setQueryData(allTimeEntriesQuery(filter, "UTC").queryKey, {
    items,
    total: items.length,
  } as TimeEntryList);
  render(
    <QueryClientProvider client={client}>
      <Bill />
    </QueryClientProvider>,
  );
}

test("without a choice, and with every entry excluded, there is nothing to bill yet", () => {
  show([entry("Layout", 60, "90")]);
  expect(screen.getByRole("status", { name: "Problems" }).textContent).toBe(
    "none / Choose a project or a client. / Choose at least one entry.",
  );
});

test("time at a rate of 0 and time of 0 minutes is named, and not among the entries that are chosen", () => {
  show([
    entry("Layout", 60, "90"),
    entry("Advice", 480, "0"),
    entry("Glance", 0, "90"),
    entry("Mail", 5, null),
  ]);
  const text = screen.getByRole("region", { name: "Lines of the invoice" }).textContent;
  expect(text).toContain("8:00 at a rate of 0 is not billed.");
  expect(text).toContain("1 entry comes to 0 when rounded and is not billed.");
  expect(text).toContain("1 entry has no hourly rate.");
  fireEvent.click(screen.getByRole("button", { name: "Choose entries (2 of 2)" }));
  const names = screen.getAllByRole("checkbox").map((box) => box.closest("li")?.textContent);
  expect(names.map((name) => name?.slice(0, 4))).toEqual(["Layo", "Mail"]);
});

test("time that all comes to 0 is named instead of being said to be none", () => {
  show([entry("Advice", 480, "0")]);
  expect(screen.queryByText("There is no unbilled time in this period.")).toBeNull();
  expect(screen.getByText("8:00 at a rate of 0 is not billed.")).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});

// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { PeriodDays } from "./period-days";
import { TimeFigures } from "./time-figures";
import type { Days } from "@/lib/time-entries/bill/bill-periods";
import type { TimeEntryList } from "@/lib/time-entries/schema";

afterEach(cleanup);

const clock = { now: new Date("2026-11-26T16:00:00Z"), timeZone: "UTC" };
const list = {
  items: [{ startedAt: "2026-11-26T15:30:20Z", endedAt: null, minutes: null, isBillable: true }],
  total: 3,
  unfilteredTotal: 3,
  totalMinutes: 120,
  billableMinutes: 60,
  totals: [{ currency: "USD", amount: "90.00", unbilledAmount: "90.00" }],
  unratedMinutes: 0,
} as unknown as TimeEntryList;

function figures(of: TimeEntryList, isWeek = false) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TimeFigures list={of} subject={{}} isWeek={isWeek} period={{ clientId: "c" }} clock={clock} />
    </QueryClientProvider>,
  );
  return screen.getByRole("region", { name: "This period" }).textContent;
}

test("the hours of a period have what runs until now, and its amount only what has ended", () => {
  expect(figures(list)).toMatch(/^Hours2:30runningBillable60%Unbilled this period\$90\.00/);
});

test("the hours of a period in which nothing runs are those of the search", () => {
  expect(figures({ ...list, items: [] }, true)).toMatch(/^Hours2:00Billable50%Unbilled this week\$90\.00/);
});

test("unbilled time without a rate is among what is unbilled", () => {
  const unrated = { ...list, items: [], unratedMinutes: 130 };
  expect(figures(unrated)).toMatch(/Unbilled this period\$90\.002 h 10 min without a rate/);
  cleanup();
  expect(figures({ ...unrated, totals: [] })).toMatch(/Unbilled this period2 h 10 min without a rate/);
});

test("a day of a period that is none stays as it was typed, with the reason, and changes nothing", () => {
  const changes: Days[] = [];
  function Period() {
    const [days, setDays] = useState<Days>({ from: "2026-11-10" });
    const handleChange = (change: Days) => {
      changes.push(change);
      setDays((before) => ({ ...before, ...change }));
    };
    return <PeriodDays {...days} onChange={handleChange} />;
  }
  render(<Period />);
  const last = screen.getByRole<HTMLInputElement>("textbox", { name: "To" });
  const type = (text: string) => {
    fireEvent.change(last, { target: { value: text } });
    fireEvent.blur(last);
  };
  type("some day");
  expect([last.value, changes]).toEqual(["some day", []]);
  expect(screen.getByRole("alert").textContent).toBe("Enter a day such as 27 Nov 2026");
  type("2026-11-09");
  expect(changes).toEqual([{ to: "2026-11-09" }]);
  expect(screen.getByRole("alert").textContent).toBe("The last day must not be before the first.");
  type("2026-11-12");
  expect(screen.queryByRole("alert")).toBeNull();
  type("");
  expect(changes.at(-1)).toEqual({ to: undefined });
});

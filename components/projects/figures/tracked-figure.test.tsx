// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, expect, it } from "vitest";
import { runningQuery } from "@/lib/time-entries/clock-queries";
import { timeEntriesQuery } from "@/lib/time-entries/queries";
import { userQuery } from "@/lib/users/queries";
import { TrackedFigure } from "./tracked-figure";

afterEach(cleanup);

function show(project: ComponentProps<typeof TrackedFigure>["project"], totalMinutes: number) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData<unknown>(userQuery().queryKey, { currency: "EUR", timeZone: "UTC" });
  client.setQueryData<unknown>(runningQuery().queryKey, {});
  client.setQueryData<unknown>(timeEntriesQuery({ projectId: "p", take: 1 }).queryKey, {
    items: [],
    total: 0,
    totalMinutes,
    totals: [],
  });
  render(
    <QueryClientProvider client={client}>
      <TrackedFigure project={project} />
    </QueryClientProvider>,
  );
}

it.each([
  ["no currency of its own", "10.5 of 30 h", null],
  ["the currency of the profile", "10.5 of 30 h", "EUR"],
  ["another currency than the profile", "10.5 h", "USD"],
])("the tracked hours of a project with a budget in %s are %s", (_, text, currency) => {
  show({ id: "p", budget: 2_700, currency, hourlyRate: "90" }, 630);
  expect(screen.getByText(/ h$/).textContent).toBe(text);
});

it("a project without tracked hours has the figure only if its budget pays for some", () => {
  show({ id: "p", budget: 2_700, currency: null, hourlyRate: null }, 0);
  expect(screen.queryByText("Tracked")).toBeNull();
  show({ id: "p", budget: 2_700, currency: null, hourlyRate: "90" }, 0);
  expect(screen.getByText(/ h$/).textContent).toBe("0 of 30 h");
});

// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { runningQuery } from "@/lib/time-entries/clock-queries";
import { BarStart } from "./bar-start";
import { ClockPanel } from "./clock-panel";

beforeEach(() => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ["the sidebar", ClockPanel],
  ["the bar of phones", BarStart],
])("%s offers to start the clock once it is known that none runs", async (_, Place) => {
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <Place />
    </QueryClientProvider>,
  );
  expect(screen.queryByRole("button")).toBeNull();
  await act(async () => void client.setQueryData(runningQuery().queryKey, null));
  await expect.poll(() => screen.queryByRole("button", { name: "Start the clock" })).not.toBeNull();
});

// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Greeting } from "@/components/shell/navigation/greeting";
import { userQuery } from "@/lib/users/queries";
import type { User } from "@/lib/users/schema";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-25T16:59:30Z") }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("the greeting follows the time in the user's time zone while the page stays open", () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const user = { displayName: "Mira", timeZone: "America/New_York" } as User;
  client.setQueryData(userQuery().queryKey, user);
  render(
    <QueryClientProvider client={client}>
      <Greeting />
    </QueryClientProvider>,
  );
  const wait = (minutes: number) => act(() => void vi.advanceTimersByTime(minutes * 60_000));
  expect(screen.getByText("Good morning,")).toBeDefined();
  wait(1);
  expect(screen.getByText("Good afternoon,")).toBeDefined();
  wait(6 * 60);
  expect(screen.getByText("Good evening,")).toBeDefined();
  wait(6 * 60 + 1);
  expect(screen.getByText("Good morning,")).toBeDefined();
});

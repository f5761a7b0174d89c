// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { toast } from "sonner";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ForgottenQuestion } from "./forgotten-question";
import { api, ApiError } from "@/lib/api/request";
import { createQueryClient } from "@/lib/query/client";
import type { TimeEntry } from "@/lib/time-entries/schema";

vi.mock("@/lib/api/request", async (original) => ({ ...(await original<object>()), api: vi.fn() }));
vi.mock("@/lib/shared/dates/time-zone", async (original) => ({
  ...(await original<object>()),
  browserTimeZone: () => "UTC",
}));

const now = new Date("2026-11-28T14:00:00Z");

beforeEach(() => void vi.useFakeTimers({ now, toFake: ["Date"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

function ask(startedAt: string) {
  const entry = { id: "1", description: "Website", startedAt, endedAt: null } as TimeEntry;
  const minutes = (+now - +new Date(startedAt)) / 60_000;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ForgottenQuestion entry={entry} minutes={minutes} onKeep={() => {}} />
    </QueryClientProvider>,
  );
  return screen.getAllByRole("button").map(({ textContent }) => textContent);
}

test("a clock of today can be stopped now", () => {
  expect(ask("2026-11-28T05:00:00Z")).toEqual(["Stop it now", "Stop at 1:00 PM", "Keep running"]);
});

test("a clock that has run for longer than an entry can last is only stopped earlier, with the day", () => {
  expect(ask("2026-11-27T11:00:00Z")).toEqual(["Stop at 6:00 PM yesterday", "Keep running"]);
});

test("a clock that was started days ago is stopped on a day with its date", () => {
  expect(ask("2026-11-24T11:00:00Z")).toEqual(["Stop at 6:00 PM on Tue 24 Nov", "Keep running"]);
});

test("the question is announced without its minutes, which change", () => {
  ask("2026-11-28T05:00:00Z");
  const announced = screen.getByRole("status").cloneNode(true) as HTMLElement;
  for (const hidden of announced.querySelectorAll("[aria-hidden]")) hidden.remove();
  expect(announced.textContent).toMatch(/^The clock on Website has run for more than 8 hours\.Stop it now/);
});

test("a stop that the server refuses says why", async () => {
  const problem = { type: "", title: "", status: 422, detail: "An entry lasts at most 24 hours." };
  vi.mocked(api).mockRejectedValue(new ApiError("Unprocessable Content", 422, problem));
  const said = vi.spyOn(toast, "error");
  ask("2026-11-28T05:00:00Z");
  fireEvent.click(screen.getByRole("button", { name: "Stop it now" }));
  await expect
    .poll(() => said.mock.calls.map(([text]) => text))
    .toEqual(["An entry lasts at most 24 hours."]);
});

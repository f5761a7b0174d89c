// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ForgottenNote } from "./forgotten-note";
import { RunningTime } from "./running-time";
import { createQueryClient } from "@/lib/query/client";
import { runningKey } from "@/lib/time-entries/clock-queries";

const now = new Date("2026-11-28T14:00:30Z");

beforeEach(() => void vi.useFakeTimers({ now, toFake: ["Date"] }));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

/** Shows the page as after a load, with a clock that was started then. */
function load(startedAt: string, id = "1") {
  const client = createQueryClient();
  client.setQueryData(runningKey, { id, description: "Website", startedAt, endedAt: null });
  render(
    <QueryClientProvider client={client}>
      <RunningTime startedAt={startedAt} withSeconds={false} />
      <ForgottenNote />
    </QueryClientProvider>,
  );
}

const clock = () => screen.getByRole("timer").textContent;
const reload = (startedAt: string, id?: string) => {
  cleanup();
  load(startedAt, id);
};

test.each([
  ["2026-11-28T04:48:20Z", "9:12", "9 h 12 min"],
  ["2026-11-28T04:48:30Z", "9:12", "9 h 12 min"],
  ["2026-11-28T04:48:40Z", "9:11", "9 h 11 min"],
])(
  "the question about a clock since %s has the time of the clock beside it, %s",
  async (since, text, words) => {
    load(since);
    const question = await screen.findByRole("status");
    expect(question.textContent).toContain(`The clock on Website has run for ${words}.`);
    expect(clock()).toBe(text);
  },
);

test("a clock is asked about once it shows 8 hours", async () => {
  load("2026-11-28T06:00:30Z");
  await screen.findByRole("status");
  expect(clock()).toBe("8:00");
  reload("2026-11-28T06:00:31Z");
  expect([clock(), screen.queryByRole("status")]).toEqual(["7:59", null]);
});

test("a clock that is kept running is not asked about after a reload, and another one is", async () => {
  const since = "2026-11-28T05:00:00Z";
  load(since);
  fireEvent.click(await screen.findByRole("button", { name: "Keep running" }));
  expect(screen.queryByRole("status")).toBeNull();
  reload(since);
  expect([clock(), screen.queryByRole("status")]).toEqual(["9:00", null]);
  reload(since, "2");
  await screen.findByRole("status");
});

test("a clock that is kept running is asked about 8 hours later", async () => {
  const since = "2026-11-28T05:00:00Z";
  load(since);
  fireEvent.click(await screen.findByRole("button", { name: "Keep running" }));
  vi.setSystemTime(new Date("2026-11-28T21:59:59Z"));
  reload(since);
  expect([clock(), screen.queryByRole("status")]).toEqual(["16:59", null]);
  vi.setSystemTime(new Date("2026-11-28T22:00:00Z"));
  reload(since);
  await screen.findByText(/has run for 17 h\./);
});

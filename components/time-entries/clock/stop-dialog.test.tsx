// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { toast } from "sonner";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { StopDialog } from "./stop-dialog";
import { api, ApiError } from "@/lib/api/request";
import { createQueryClient } from "@/lib/query/client";
import { runningKey } from "@/lib/time-entries/clock-queries";
import type { Started } from "@/lib/time-entries/requests";
import type { TimeEntry } from "@/lib/time-entries/schema";

vi.mock("@/lib/api/request", async (original) => ({ ...(await original<object>()), api: vi.fn() }));
vi.mock("@/lib/shared/dates/time-zone", async (original) => ({
  ...(await original<object>()),
  browserTimeZone: () => "UTC",
}));

const startedAt = "2026-11-27T09:00:00Z";
const entry = { id: "1", description: "Website", startedAt, endedAt: null } as TimeEntry;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-28T14:00:00Z"), toFake: ["Date"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  toast.dismiss();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function ask(next?: Started) {
  const onClose = vi.fn();
  vi.mocked(api).mockResolvedValue({ ...entry, endedAt: "2026-11-27T18:00:00Z" });
  const client = createQueryClient();
  client.setQueryData(runningKey, entry);
  render(
    <QueryClientProvider client={client}>
      <StopDialog entry={entry} next={next} isOpen onClose={onClose} />
    </QueryClientProvider>,
  );
  return onClose;
}

const sent = () =>
  vi.mocked(api).mock.calls.map(([path, options]) => [path, (options as { body?: object }).body]);

test("a clock that has run for too long is stopped at the proposed end", async () => {
  const onClose = ask();
  expect(screen.getByRole("dialog").textContent).toContain("The clock on Website has run for 29 h.");
  fireEvent.click(screen.getByRole("button", { name: "Stop the clock" }));
  await expect.poll(() => onClose.mock.calls).toHaveLength(1);
  expect(sent()).toEqual([["time-entries/stop", { endedAt: "2026-11-27T18:00:00.000Z" }]]);
});

test("what is next starts once the end is known", async () => {
  const onClose = ask({ id: "2", description: "Call" });
  fireEvent.click(screen.getByRole("button", { name: "Stop and start the next" }));
  await expect.poll(() => onClose.mock.calls).toHaveLength(1);
  expect(sent().slice(0, 2)).toEqual([
    ["time-entries/stop", { endedAt: "2026-11-27T18:00:00.000Z" }],
    ["time-entries/start", { id: "2", description: "Call" }],
  ]);
});

test("a clock that was stopped is not stopped again when what is next starts only at the second press", async () => {
  const next = { id: "2", description: "Call" };
  const onClose = ask(next);
  const answers = [new ApiError("The server cannot be reached.", 0), { ...entry, ...next }];
  vi.mocked(api).mockImplementation(async (path) => {
    if (path === "time-entries/stop") return { ...entry, endedAt: "2026-11-27T18:00:00Z" };
    const answer = path === "time-entries/start" ? answers.shift() : undefined;
    if (answer instanceof ApiError) throw answer;
    return answer ?? {};
  });
  fireEvent.click(screen.getByRole("button", { name: "Stop and start the next" }));
  const again = await screen.findByRole("button", { name: "Start the next" });
  expect(screen.getByRole("dialog").textContent).toContain("The clock on Website was stopped.");
  expect(onClose).not.toHaveBeenCalled();
  await expect.poll(() => again.getAttribute("aria-busy")).toBeNull();
  fireEvent.click(again);
  await expect.poll(() => onClose.mock.calls).toHaveLength(1);
  expect(sent().filter(([, body]) => body)).toEqual([
    ["time-entries/stop", { endedAt: "2026-11-27T18:00:00.000Z" }],
    ["time-entries/start", next],
    ["time-entries/start", next],
  ]);
});

test("an end after 24 hours is refused with its reason, and nothing is sent", async () => {
  const onClose = ask();
  const day = screen.getByRole("textbox", { name: /^Stop it at/ });
  fireEvent.change(day, { target: { value: "28 Nov 2026" } });
  fireEvent.blur(day);
  fireEvent.click(screen.getByRole("button", { name: "Stop the clock" }));
  // 6 PM of that day has not come yet.
  await expect.poll(() => screen.getByRole("alert").textContent).toBe("Time cannot end in the future.");
  expect(onClose).not.toHaveBeenCalled();
  expect(sent()).toEqual([]);
});

test("a dialog that is being sent stays open until its response closes it", async () => {
  const onClose = ask();
  let respond = (_entry: unknown) => {};
  vi.mocked(api).mockReturnValue(new Promise((resolve) => (respond = resolve)));
  fireEvent.click(screen.getByRole("button", { name: "Stop the clock" }));
  await expect.poll(sent).toHaveLength(1);
  const cancel = screen.getByRole<HTMLButtonElement>("button", { name: "Cancel" });
  expect(cancel.disabled).toBe(true);
  fireEvent.keyDown(cancel, { key: "Escape" });
  expect(onClose).not.toHaveBeenCalled();
  respond({ ...entry, endedAt: "2026-11-27T18:00:00Z" });
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

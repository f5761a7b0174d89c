// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { toast } from "sonner";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, ApiError } from "@/lib/api/request";
import { createQueryClient } from "@/lib/query/client";
import { EndIsAsked, runningKey, useStartTime, useStopTime } from "@/lib/time-entries/clock-queries";
import { type ClockRequest, onClockRequest } from "@/lib/time-entries/requests";
import { useStopClock } from "@/lib/time-entries/running";
import { useBillTime } from "@/lib/time-entries/queries";
import { shareClock } from "./share-clock";

vi.mock("@/lib/api/request", async (original) => ({ ...(await original<object>()), api: vi.fn() }));

const HOUR_MS = 3_600_000;
const now = new Date("2026-11-28T14:00:00Z");
const entryOf = (hours: number) => ({
  id: "old",
  endedAt: null,
  startedAt: new Date(+now - hours * HOUR_MS).toISOString(),
});
const refusal = (status: number, detail: string) =>
  new ApiError(detail, status, { type: "", title: "", status, detail });

let client = createQueryClient();
let requests: ClockRequest[] = [];
let leave = () => {};
const said = vi.spyOn(toast, "error");

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ["Date"] });
  client = createQueryClient();
  requests = [];
  leave = onClockRequest((request) => requests.push(request));
});
afterEach(() => {
  leave();
  toast.dismiss();
  vi.useRealTimers();
  vi.clearAllMocks();
});

function hook<Result>(use: () => Result): Result {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(use, { wrapper }).result.current;
}

/** The error that a change is rejected with. */
const errorOf = (change: Promise<unknown>) =>
  act(() =>
    change.then(
      () => undefined,
      (error: unknown) => error,
    ),
  );

test("stopping a clock that has run for more than 24 hours asks for its end, and sends nothing", async () => {
  client.setQueryData(runningKey, entryOf(26));
  const { mutateAsync: stop } = hook(useStopTime);
  expect(await errorOf(stop({}))).toBeInstanceOf(EndIsAsked);
  expect(requests).toMatchObject([{ act: "askEnd", entry: { id: "old" }, next: undefined }]);
  expect(vi.mocked(api)).not.toHaveBeenCalled();
  expect(said).not.toHaveBeenCalled();
});

test("an earlier end of such a clock is sent", async () => {
  client.setQueryData(runningKey, entryOf(26));
  vi.mocked(api).mockResolvedValue({ id: "old" });
  const { mutateAsync: stop } = hook(useStopTime);
  await act(() => stop({ endedAt: "2026-11-27T18:00:00Z" }));
  expect(vi.mocked(api).mock.calls[0]?.[0]).toBe("time-entries/stop");
});

test("starting another asks the same, also where only the server knows what runs", async () => {
  vi.mocked(api).mockImplementation((path) =>
    path === "time-entries/running"
      ? Promise.resolve(entryOf(30))
      : Promise.reject(refusal(409, "The clock has run for more than 24 hours.")),
  );
  const { mutateAsync: start } = hook(useStartTime);
  expect(await errorOf(start({ id: "new", description: "Call" }))).toBeInstanceOf(EndIsAsked);
  expect(requests).toMatchObject([
    { act: "askEnd", entry: { id: "old" }, next: { id: "new", description: "Call" } },
  ]);
  expect(said).not.toHaveBeenCalled();
});

test("a double press stops the clock once", async () => {
  let answer = (_: unknown) => {};
  vi.mocked(api).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  client.setQueryData(runningKey, entryOf(1));
  const stop = hook(useStopClock);
  act(() => {
    stop();
    stop();
  });
  await act(async () => answer({ ...entryOf(1), endedAt: now.toISOString() }));
  const stops = vi.mocked(api).mock.calls.filter(([path]) => path === "time-entries/stop");
  expect(stops).toHaveLength(1);
});

test("a clock that was stopped elsewhere is no error, and what runs is read again", async () => {
  client.setQueryData(runningKey, entryOf(1));
  vi.mocked(api).mockImplementation((path) =>
    path === "time-entries/running"
      ? Promise.resolve({})
      : Promise.reject(refusal(409, "Nothing is running.")),
  );
  const { mutateAsync: stop } = hook(useStopTime);
  await errorOf(stop({}));
  expect(client.getQueryData(runningKey)).toBeNull();
  expect(said).not.toHaveBeenCalled();
  expect(toast.getToasts()).toMatchObject([{ title: "The clock was already stopped." }]);
});

test("a refusal of a clock that has not run too long gives its reason", async () => {
  vi.mocked(api).mockImplementation((path) =>
    path === "time-entries/running"
      ? Promise.resolve(entryOf(1))
      : Promise.reject(refusal(422, "The end must be after the start.")),
  );
  const { mutateAsync: stop } = hook(useStopTime);
  await errorOf(stop({}));
  expect(said).toHaveBeenCalledWith("The end must be after the start.");
  expect(requests).toEqual([]);
});

test("a change of time in one tab is read by the others", async () => {
  const other = createQueryClient();
  const refetched = vi.spyOn(other, "invalidateQueries");
  const [stopOwn, stopOther] = [shareClock(client), shareClock(other)];
  vi.mocked(api).mockResolvedValue({ id: "new" });
  const { mutateAsync: start } = hook(useStartTime);
  await act(() => start({ id: "new" }));
  await expect
    .poll(() => refetched.mock.calls.map(([filter]) => filter?.queryKey))
    .toEqual(expect.arrayContaining([["timeEntries", "running"], ["timeEntries"], ["today"]]));
  stopOwn();
  stopOther();
});

test("time that was billed in another tab meanwhile is said by the dialog, and in no toast", async () => {
  vi.mocked(api).mockRejectedValue(refusal(422, "There is no unbilled time in this period."));
  const { mutateAsync: bill } = hook(useBillTime);
  await errorOf(bill({ clientId: "c", groupBy: "project" }));
  expect(said).not.toHaveBeenCalled();
});

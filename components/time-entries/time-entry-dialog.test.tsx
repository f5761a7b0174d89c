// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TimeEntryDialog } from "./time-entry-dialog";
import { ConfirmProvider } from "@/components/dialog/confirm";
import { api } from "@/lib/api/request";
import { createQueryClient } from "@/lib/query/client";
import type { NewEntrySubject } from "@/lib/time-entries/requests";
import type { TimeEntry } from "@/lib/time-entries/schema";
import { layoutOfWebsite } from "@/tests/setup/time/week-row";

vi.mock("@/lib/api/request", async (original) => ({ ...(await original<object>()), api: vi.fn() }));
vi.mock("@/lib/shared/dates/time-zone", async (original) => ({
  ...(await original<object>()),
  browserTimeZone: () => "UTC",
}));

const entry = {
  id: "1",
  description: "call",
  projectId: null,
  project: null,
  client: null,
  taskId: null,
  task: null,
  startedAt: "2026-11-27T09:00:00.000Z",
  endedAt: "2026-11-27T10:20:00.000Z",
  isBillable: true,
  rate: null,
  tags: [],
  document: null,
  updatedAt: "2026-11-27T10:20:00.000Z",
} as unknown as TimeEntry;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-28T14:00:00Z"), toFake: ["Date"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.mocked(api).mockReset();
});

/** Opens the dialog, where the server has these entries, and returns its field for the time. */
function open(stored: TimeEntry[], edited?: TimeEntry, initial?: NewEntrySubject) {
  vi.mocked(api).mockImplementation(async (path, options) => {
    if (path === "time-entries/search") return { items: stored, total: stored.length };
    if (path === "users") return { currency: "EUR", hourlyRate: null };
    return { ...entry, ...(options as { body?: object }).body };
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ConfirmProvider>
        <TimeEntryDialog entry={edited} initial={initial} isOpen onClose={() => {}} />
      </ConfirmProvider>
    </QueryClientProvider>,
  );
  const field = screen.getByRole("textbox", { name: "Time" });
  return { type: (value: string) => fireEvent.change(field, { target: { value } }) };
}

const read = (words: string) => screen.findByText(words, { exact: true });
const bodies = (path: string) =>
  vi
    .mocked(api)
    .mock.calls.flatMap(([called, options]) => (called === path ? (options as { body: unknown }).body : []));

test("the dialog says what new time of another day overlaps", async () => {
  const { type } = open([entry]);
  type("10-11 yesterday");
  await read("Yesterday · 10:00 – 11:00 AM · 1:00 · overlaps 20 min");
  expect(bodies("time-entries/search")).toMatchObject([{ from: "2026-11-26", to: "2026-11-28" }]);
});

test("a length of another day is saved as it is shown, after the last entry of that day", async () => {
  const { type } = open([entry]);
  type("1h yesterday");
  await read("Yesterday · 10:20 – 11:20 AM · 1:00");
  fireEvent.click(screen.getByRole("button", { name: "Add time" }));
  const times = { startedAt: "2026-11-27T10:20:00.000Z", endedAt: "2026-11-27T11:20:00.000Z" };
  await expect.poll(() => bodies("time-entries")).toMatchObject([times]);
});

test("an entry that is edited overlaps others, and not itself", async () => {
  const other = {
    ...entry,
    id: "2",
    startedAt: "2026-11-27T11:30:00.000Z",
    endedAt: "2026-11-27T13:00:00.000Z",
  };
  const { type } = open([other, entry], entry);
  type("9-11");
  await read("9:00 – 11:00 AM · 2:00");
  type("9-12");
  await read("9:00 AM – 12:00 PM · 3:00 · overlaps 30 min");
});

test("new time of a row of the week begins with its day, its project and its task", async () => {
  const { type } = open([], undefined, { day: "2026-11-24", ...layoutOfWebsite });
  expect(screen.getByRole("combobox", { name: "Project" }).textContent).toContain("Website");
  expect(screen.getByRole("combobox", { name: "Task" }).textContent).toContain("Layout");
  type("9-11");
  fireEvent.click(screen.getByRole("button", { name: "Add time" }));
  await expect
    .poll(() => bodies("time-entries"))
    .toMatchObject([{ taskId: "t", startedAt: "2026-11-24T09:00:00.000Z" }]);
});

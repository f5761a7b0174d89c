// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { toast } from "sonner";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EntryLine } from "./entry-line";
import type { KnownEntries } from "@/components/time-entries/use-entries-around";
import { api } from "@/lib/api/request";
import { createQueryClient } from "@/lib/query/client";
import { onOpenEntryDialog } from "@/lib/time-entries/requests";
import type { TimeEntry } from "@/lib/time-entries/schema";

vi.mock("@/lib/api/request", async (original) => ({
  ...(await original<object>()),
  api: vi.fn(),
  requireConnection: () => undefined,
}));

// A Monday, so that yesterday is in the week before.
const clock = { now: new Date("2026-11-23T16:00:00Z"), timeZone: "UTC" };
const website = { id: "w", name: "Website", client: { id: "c", name: "Fjellgate", themeColor: null } };
const logo = { id: "l", name: "Logo", client: null };
const call = {
  id: "1",
  description: "call",
  startedAt: "2026-11-22T09:00:00Z",
  endedAt: "2026-11-22T10:20:00Z",
};

beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: false })));
afterEach(() => {
  cleanup();
  toast.dismiss();
  vi.unstubAllGlobals();
  vi.mocked(api).mockReset();
});

/** Mocks the API: a response for each path. */
function answer(answers: Record<string, (body: object) => unknown> = {}) {
  const all: typeof answers = {
    "projects/search": () => ({ items: [website, logo], total: 2 }),
    "time-entries/search": () => ({ items: [], total: 0 }),
    "time-entries": (body) => body,
    ...answers,
  };
  vi.mocked(api).mockImplementation(async (path, options) => {
    const { body } = options as { body: object };
    return all[path]?.(body);
  });
}

function show(known?: KnownEntries) {
  const onAdded = vi.fn();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <EntryLine known={known} clock={clock} onAdded={onAdded} />
    </QueryClientProvider>,
  );
  const field = screen.getByRole("textbox", { name: "What did you do?" });
  return { onAdded, field, type: (value: string) => fireEvent.change(field, { target: { value } }) };
}

const enter = () => fireEvent.submit(screen.getByRole("textbox").closest("form")!);
const said = () => screen.getByRole("status").textContent;
const bodies = (path: string) =>
  vi
    .mocked(api)
    .mock.calls.flatMap(([called, options]) =>
      called === path ? (options as { body: Record<string, unknown> }).body : [],
    );

test("a line that begins with the name of a project is saved on it, and says so before Enter", async () => {
  answer();
  const { type, onAdded } = show();
  type("9-11 website wireframes");
  await expect.poll(said).toBe("Today · 9:00 – 11:00 AM · 2:00 · Project Website · wireframes");
  expect(screen.getByRole("combobox", { name: "Project" }).textContent).toContain("Website");
  enter();
  await expect.poll(() => onAdded.mock.calls).toEqual([["2026-11-23"]]);
  expect(bodies("time-entries")).toMatchObject([
    { projectId: "w", description: "wireframes", startedAt: "2026-11-23T09:00:00.000Z" },
  ]);
});

test("Enter before the projects have arrived waits for them", async () => {
  let arrive = (_: unknown) => {};
  answer({ "projects/search": () => new Promise((resolve) => (arrive = resolve)) });
  const { type, onAdded } = show();
  type("1h website");
  enter();
  await expect.poll(said).toBe("Today · 3:00 – 4:00 PM · 1:00 · website");
  expect(bodies("time-entries")).toEqual([]);
  arrive({ items: [website], total: 1 });
  await expect.poll(() => onAdded.mock.calls).toHaveLength(1);
  expect(bodies("time-entries")).toMatchObject([{ projectId: "w", description: "" }]);
});

test("a line is not saved while the projects that it may name cannot be read", async () => {
  answer({ "projects/search": () => Promise.reject(new Error("offline")) });
  const failed = vi.spyOn(toast, "error");
  const { type, field } = show();
  type("1h website");
  enter();
  await expect.poll(() => failed.mock.calls).toHaveLength(1);
  expect(bodies("time-entries")).toEqual([]);
  expect(field).toHaveProperty("value", "1h website");
});

test("time of a day that is not shown says what it overlaps, and begins after what is there", async () => {
  answer({ "time-entries/search": () => ({ items: [call], total: 1 }) });
  const { type, onAdded } = show({ from: "2026-11-23", to: "2026-11-29", entries: [] });
  type("9-11 layout yesterday");
  await expect.poll(said).toBe("Yesterday · 9:00 – 11:00 AM · 2:00 · overlaps 1 h 20 min · layout");
  expect(bodies("time-entries/search")).toMatchObject([{ from: "2026-11-21", to: "2026-11-23" }]);
  type("1h layout yesterday");
  await expect.poll(said).toBe("Yesterday · 10:20 – 11:20 AM · 1:00 · layout");
  enter();
  await expect.poll(() => onAdded.mock.calls).toEqual([["2026-11-22"]]);
  expect(bodies("time-entries")).toMatchObject([{ startedAt: "2026-11-22T10:20:00.000Z" }]);
});

test("time of a shown day says what it overlaps without asking the server", async () => {
  answer();
  const { type } = show({ from: "2026-11-16", to: "2026-11-24", entries: [call as TimeEntry] });
  type("10-11 layout yesterday");
  await expect.poll(said).toBe("Yesterday · 10:00 – 11:00 AM · 1:00 · overlaps 20 min · layout");
  expect(bodies("time-entries/search")).toEqual([]);
});

test("a line that is being saved does not overlap itself", async () => {
  let store = (_: unknown) => {};
  answer({ "time-entries": () => new Promise((resolve) => (store = resolve)) });
  const { type, onAdded } = show();
  type("9-11 layout");
  await expect.poll(said).toBe("Today · 9:00 – 11:00 AM · 2:00 · layout");
  enter();
  await expect.poll(() => bodies("time-entries")).toHaveLength(1);
  expect(said()).toBe("Today · 9:00 – 11:00 AM · 2:00 · layout");
  store({ id: "2", startedAt: "2026-11-23T09:00:00Z" });
  await expect.poll(() => onAdded.mock.calls).toHaveLength(1);
});

test("a project that is chosen by hand wins over the words", async () => {
  answer();
  const { type, onAdded } = show();
  fireEvent.click(screen.getByRole("combobox", { name: "Project" }));
  fireEvent.click(await screen.findByRole("option", { name: /Logo/ }));
  type("1h website");
  await expect.poll(said).toBe("Today · 3:00 – 4:00 PM · 1:00 · website");
  enter();
  await expect.poll(() => onAdded.mock.calls).toHaveLength(1);
  expect(bodies("time-entries")).toMatchObject([{ projectId: "l", description: "website" }]);
});

test("a project that the words name can be taken away, for this line only", async () => {
  answer();
  const { type, onAdded } = show();
  type("1h website");
  await expect.poll(said).toContain(" · Project Website");
  fireEvent.click(screen.getByRole("button", { name: "Clear project" }));
  expect(said()).toBe("Today · 3:00 – 4:00 PM · 1:00 · website");
  enter();
  await expect.poll(() => onAdded.mock.calls).toHaveLength(1);
  expect(bodies("time-entries")).toMatchObject([{ projectId: null, description: "website" }]);
  type("30m website");
  await expect.poll(said).toContain(" · Project Website");
});

test("a line without a text opens the dialog, and one that is not understood is not saved", async () => {
  answer();
  const opened = vi.fn();
  const end = onOpenEntryDialog(opened);
  const { type, field } = show();
  enter();
  expect(opened).toHaveBeenCalledExactlyOnceWith("new");
  type("website");
  enter();
  await expect.poll(said).toBe("Enter a time such as 1h 30m, 1:30, 1.5 or 9–11:30");
  await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
  expect(bodies("time-entries")).toEqual([]);
  end();
});

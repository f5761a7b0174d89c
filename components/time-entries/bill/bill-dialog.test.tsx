// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { toast } from "sonner";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BillDialog } from "./bill-dialog";
import { api, ApiError } from "@/lib/api/request";
import { createQueryClient } from "@/lib/query/client";
import type { TimeEntry } from "@/lib/time-entries/schema";

vi.mock("@/lib/api/request", async (original) => ({ ...(await original<object>()), api: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }) }));

beforeEach(() => void vi.stubGlobal("matchMedia", () => ({ matches: false })));
afterEach(() => {
  cleanup();
  toast.dismiss();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const entry = (id: string) =>
  ({
    id,
    description: id,
    projectId: "p",
    project: { id: "p", name: "Website" },
    clientId: null,
    minutes: 60,
    effectiveRate: "90",
    rounding: "none",
    currency: "EUR",
    startedAt: "2026-01-14T09:00:00Z",
    endedAt: "2026-01-14T10:00:00Z",
  }) as TimeEntry;

/** Shows the dialog of a project whose first bill has no response. Returns the bodies that were sent. */
function show(stored: { entries: TimeEntry[] }) {
  const sent: { id: string; entryIds: string[] }[] = [];
  vi.mocked(api).mockImplementation(async (path, options) => {
    const { body } = (options ?? {}) as { body?: unknown };
    if (path === "time-entries/bill") {
      sent.push(body as (typeof sent)[number]);
      if (sent.length === 1) throw new ApiError("The server cannot be reached.", 0);
      return { id: "1" };
    }
    if (path === "time-entries/search") return { items: stored.entries, total: stored.entries.length };
    return { items: [], total: 0 };
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <BillDialog subject={{ projectId: "p" }} isOpen onClose={() => undefined} />
    </QueryClientProvider>,
  );
  return sent;
}

async function press(count: number, sent: object[]) {
  const button = await screen.findByRole("button", { name: "Create draft" });
  await expect.poll(() => button.getAttribute("aria-busy")).toBeNull();
  fireEvent.click(button);
  await expect.poll(() => sent).toHaveLength(count);
}

test("a bill whose response was lost is sent again with its id", async () => {
  const sent = show({ entries: [entry("Layout")] });
  await screen.findByRole("button", { name: "Choose entries (1 of 1)" });
  await press(1, sent);
  await screen.findByRole("alert");
  await press(2, sent);
  expect(sent[1]).toEqual(sent[0]);
});

test("a bill of other time than that whose response was lost has an id of its own", async () => {
  const stored = { entries: [entry("Layout")] };
  const sent = show(stored);
  await screen.findByRole("button", { name: "Choose entries (1 of 1)" });
  // The draft was made: the time that is read again is that which was added since.
  stored.entries = [entry("Call"), entry("Mail")];
  await press(1, sent);
  await screen.findByRole("button", { name: "Choose entries (2 of 2)" });
  await press(2, sent);
  expect(sent.map(({ entryIds }) => entryIds)).toEqual([["Layout"], ["Call", "Mail"]]);
  expect(sent[1]?.id).not.toBe(sent[0]?.id);
});

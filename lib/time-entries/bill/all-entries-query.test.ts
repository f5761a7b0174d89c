import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { allTimeEntriesQuery } from "./all-entries-query";
import { api } from "@/lib/api/request";
import { MAX_TAKE } from "@/lib/shared/constants";

vi.mock("@/lib/api/request", async (original) => ({ ...(await original<object>()), api: vi.fn() }));
afterEach(() => void vi.clearAllMocks());

/** The entries of the server, the newest first: so many a day. */
function stored(days: number, perDay: number) {
  const dates = Array.from({ length: days }, (_, day) => `2026-11-${String(28 - day)}`);
  return dates.flatMap((date) =>
    Array.from({ length: perDay }, (_, index) => ({
      id: `${date} ${index}`,
      startedAt: `${date}T12:00:00.000Z`,
    })),
  );
}

async function load(entries: ReturnType<typeof stored>) {
  vi.mocked(api).mockImplementation(async (_path, options) => {
    const { to = "9", take } = (options as { body: { to?: string; take: number } }).body;
    const matching = entries.filter(({ startedAt }) => startedAt.slice(0, 10) <= to);
    return { items: matching.slice(0, take), total: matching.length };
  });
  const { items, total } = await new QueryClient().fetchQuery(allTimeEntriesQuery({ projectId: "p" }, "UTC"));
  return { ids: items.map(({ id }) => id), total };
}

test("all entries are loaded, also those that one page has no room for", async () => {
  const entries = stored(5, 450);
  expect(await load(entries)).toEqual({ ids: entries.map(({ id }) => id), total: 2250 });
});

test("one page is enough for as many entries as it has room for", async () => {
  expect((await load(stored(2, MAX_TAKE / 2))).ids).toHaveLength(MAX_TAKE);
  expect(api).toHaveBeenCalledTimes(1);
});

test("a day with more entries than a page ends the search", async () => {
  const { ids, total } = await load(stored(2, MAX_TAKE + 100));
  expect([ids.length, total]).toEqual([MAX_TAKE, 2200]);
});

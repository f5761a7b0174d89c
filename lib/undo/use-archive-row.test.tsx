// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import * as request from "@/lib/api/request";
import * as offers from "./offer-undo";
import { useArchiveRow } from "./use-archive-row";

afterEach(() => void vi.restoreAllMocks());

it("undoing that a row was brought back archives it again at its earlier time", async () => {
  const sent = vi.spyOn(request, "api").mockResolvedValue({});
  const offer = vi.spyOn(offers, "offerUndo").mockReturnValue({ withdraw: () => {} } as never);
  const shown = vi.fn();
  const client = new QueryClient();
  const { result } = renderHook(() => useArchiveRow({ path: "clients", show: shown, refreshes: [] }), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  const archivedAt = "2026-11-01T09:00:00.000Z";
  await act(async () => result.current({ id: "1", name: "Fjellgate", isArchived: false, archivedAt }));
  await act(async () => void (await offer.mock.calls[0]?.[0].undo()));
  expect(sent.mock.calls).toEqual([
    ["clients/1/unarchive", { method: "POST" }],
    ["clients/1/archive", { method: "POST", body: { archivedAt } }],
  ]);
  expect(shown).toHaveBeenLastCalledWith(expect.anything(), "1", archivedAt);
});

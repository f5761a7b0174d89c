// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { useUpdateClient } from "@/lib/clients/queries";
import { useUpdateProject } from "@/lib/projects/queries";
import { createQueryClient } from "@/lib/query/client";
import { useUpdateUser } from "@/lib/users/queries";

vi.mock("@/lib/api/request", async (original) => ({
  ...(await original<object>()),
  api: () => Promise.resolve({ id: "1", updatedAt: "2026-11-28T14:00:00Z" }),
}));

/** Returns the queries that a change refetches. */
async function refetchedBy<Change>(
  use: () => { mutateAsync: (change: Change) => Promise<unknown> },
  change: Change,
) {
  const client = createQueryClient();
  const refetched = vi.spyOn(client, "invalidateQueries");
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(use, { wrapper });
  await act(() => result.current.mutateAsync(change));
  return () => refetched.mock.calls.map(([filter]) => filter?.queryKey?.[0]);
}

test("what time is worth is read again after a rate or the rounding of a project, client or profile was changed", async () => {
  const version = "2026-11-28T13:00:00Z";
  for (const refetched of [
    await refetchedBy(useUpdateProject, { id: "1", version, hourlyRate: "90" }),
    await refetchedBy(useUpdateClient, { id: "1", version, timeRounding: "up:15:entry" }),
    await refetchedBy(useUpdateUser, { hourlyRate: "90" }),
    await refetchedBy(useUpdateUser, { timeRounding: "up:15:entry" }),
  ])
    await expect.poll(refetched).toContain("timeEntries");
});

test("a project that is pinned leaves time as it is", async () => {
  const refetched = await refetchedBy(useUpdateProject, { id: "1", version: "", pinned: true });
  await expect.poll(refetched).toContain("projects");
  expect(refetched()).not.toContain("timeEntries");
});

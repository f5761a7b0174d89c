// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { useDeleteClient } from "@/lib/clients/delete-client";
import { createQueryClient } from "@/lib/query/client";
import { useDeleteProject } from "./delete-project";

vi.mock("@/lib/api/request", async (original) => ({
  ...(await original<object>()),
  apiTrash: () => Promise.resolve("e1"),
}));

test.each([
  ["project", useDeleteProject],
  ["client", useDeleteClient],
])(
  "what is due today and the clock are refetched after a %s is deleted with its tasks and its time",
  async (_noun, use) => {
    const client = createQueryClient();
    const refetched = vi.spyOn(client, "invalidateQueries");
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    const { result } = renderHook(use, { wrapper });
    await act(() => result.current.mutateAsync({ id: "p", name: "Website" }));
    const keys = () => refetched.mock.calls.map(([filter]) => filter?.queryKey);
    await expect
      .poll(keys)
      .toEqual(expect.arrayContaining([["tasks"], ["timeEntries"], ["today"], ["trash"]]));
  },
);

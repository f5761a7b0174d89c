// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { createQueryClient } from "@/lib/query/client";
import { useDeleteSalesDocument } from "@/lib/sales-documents/delete-document";
import { deductibleDepositsQuery } from "./queries";
import { salesDocumentsQuery } from "@/lib/sales-documents/queries";

vi.mock("@/lib/api/request", async (original) => ({
  ...(await original<object>()),
  apiTrash: () => Promise.resolve("e1"),
}));

test("a deleted draft is not asked for its deposits any more, and its time is read again", async () => {
  const client = createQueryClient();
  const deposits = deductibleDepositsQuery("d").queryKey;
  const list = salesDocumentsQuery({}).queryKey;
  const time = ["timeEntries", "search", {}];
  client.setQueryData(deposits, { items: [] });
  client.setQueryData(list, { items: [], total: 0, unfilteredTotal: 0 });
  client.setQueryData(time, { items: [] });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(useDeleteSalesDocument, { wrapper });
  await act(() => result.current.mutateAsync({ id: "d", name: "Draft" }));
  await expect.poll(() => client.getQueryState(time)?.isInvalidated).toBe(true);
  await expect.poll(() => client.getQueryState(list)?.isInvalidated).toBe(true);
  expect(client.getQueryState(deposits)?.isInvalidated).toBe(false);
});

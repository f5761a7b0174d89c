// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { toast } from "sonner";
import { afterEach, expect, test, vi } from "vitest";
import { useUpdateSalesDocument } from "@/lib/sales-documents/draft-queries";
import { salesDocumentQuery } from "@/lib/sales-documents/queries";
import * as request from "@/lib/api/request";
import { createQueryClient } from "@/lib/query/client";

const note =
  "The time of one line was changed or deleted since. It is not on this draft and can be billed again.";

afterEach(() => void toast.dismiss());

/** Saves a draft, some of whose lines come back without their time. Returns the texts of the toasts and the cached document. */
async function save(linesWithoutTime: number) {
  vi.spyOn(request, "api").mockResolvedValue({ id: "1", linesWithoutTime });
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useUpdateSalesDocument(), { wrapper });
  await act(() => result.current.mutateAsync({ id: "1", projectTitle: "Website" }));
  return {
    shown: toast.getToasts().map((one) => "title" in one && one.title),
    cached: client.getQueryData(salesDocumentQuery("1").queryKey),
  };
}

test("a saved draft says that a line came back without its time, and caches only the document", async () => {
  const { shown, cached } = await save(1);
  expect(shown).toEqual(expect.arrayContaining(["Document saved", note]));
  expect(cached).toEqual({ id: "1" });
});

test("a saved draft whose lines have their time says nothing of it", async () => {
  expect((await save(0)).shown).not.toContain(note);
});

// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { afterEach, expect, it } from "vitest";
import type { SalesDocumentCategory } from "@/lib/sales-documents/categories";
import { nextNumberQuery } from "@/lib/sales-documents/queries";
import { useSuggestedNumber } from "./use-suggested-number";

afterEach(cleanup);

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const answer = (category: SalesDocumentCategory, number: string) =>
    act(() => void client.setQueryData(nextNumberQuery(category).queryKey, { number }));
  answer("invoice", "1");
  answer("receipt", "7");
  const hook = renderHook(
    (props: { category: SalesDocumentCategory; isStopped: boolean }) => {
      const form = useForm({ defaultValues: { number: "1" } });
      useSuggestedNumber(form as never, props.category, props);
      return { form, isDirty: form.formState.isDirty };
    },
    {
      initialProps: { category: "invoice", isStopped: false },
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    },
  );
  return { ...hook, answer };
}

it("replaces the suggested number when the category changes, but not a typed one", () => {
  const { result, rerender } = open();
  rerender({ category: "receipt", isStopped: false });
  expect(result.current.form.getValues("number")).toBe("7");
  act(() => result.current.form.setValue("number", "2026-9", { shouldDirty: true }));
  rerender({ category: "invoice", isStopped: false });
  expect(result.current.form.getValues("number")).toBe("2026-9");
});

it("leaves a saved document as it is when the next number arrives", () => {
  const { result, rerender, answer } = open();
  rerender({ category: "invoice", isStopped: true });
  answer("invoice", "2");
  expect(result.current.form.getValues("number")).toBe("1");
  expect(result.current.isDirty).toBe(false);
});

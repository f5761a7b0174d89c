// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useBuilderForm } from "@/components/sales-documents/builder/use-builder-form";
import { newSalesDocumentForm, toItemRow } from "@/lib/sales-documents/form";

afterEach(cleanup);

const begin = () =>
  newSalesDocumentForm({
    category: "invoice",
    number: "4",
    project: { name: "Shop", currency: null, client: null },
    user: { displayName: "Ida Brekke", currency: "EUR" } as Parameters<
      typeof newSalesDocumentForm
    >[0]["user"],
    accounts: [],
    timeZone: "UTC",
    now: new Date("2026-11-27"),
  });

it("validates with the code that it loads, and gives the values of the schema", async () => {
  const { result } = renderHook(() => useBuilderForm(begin));
  const { handleSubmit, setValue } = result.current;
  const [valid, invalid] = [vi.fn(), vi.fn()];
  await act(() => handleSubmit(valid, invalid)());
  expect(valid).not.toHaveBeenCalled();
  expect(invalid.mock.calls[0]?.[0]).toMatchObject({
    clientName: { message: "Please add a client name" },
    items: { message: "At least one item is required" },
  });

  const item = {
    title: "Work",
    description: "",
    rate: "1,200.50",
    quantity: "1",
    taxRate: "7.0",
    discountPercent: "0",
    discountFlat: "0",
    unit: "",
    timeLineId: null,
  } as const;
  act(() => {
    setValue("clientName", "Saltmarsh Bakery");
    setValue("items", [toItemRow(item)]);
    setValue("withholding", "");
  });
  await act(() => handleSubmit(valid, invalid)());
  expect(valid.mock.calls[0]?.[0]).toMatchObject({
    withholding: null,
    taxTreatment: "standard",
    items: [{ rate: "1200.5", taxRate: "7", unit: null }],
  });
});

// @vitest-environment jsdom
import { zodResolver } from "@hookform/resolvers/zod";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { afterEach, expect, test, vi } from "vitest";
import { NumberField } from "@/components/form/number-field";
import { emptyItem, type ItemForm, type ItemFormInput } from "@/lib/sales-documents/form";
import { itemFormSchema } from "@/lib/sales-documents/form-schema";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const saved = vi.fn<(...values: unknown[]) => void>();

function Form({ rate }: { rate: string }) {
  const form = useForm<ItemFormInput, unknown, ItemForm>({
    resolver: zodResolver(itemFormSchema()),
    defaultValues: { ...emptyItem, title: "Design", rate },
  });
  return (
    <form onSubmit={form.handleSubmit((values) => saved(values.rate))}>
      <NumberField control={form.control} name="rate" label="Rate" unit="EUR" decimals={2} />
    </form>
  );
}

function rateField(rate: string) {
  saved.mockClear();
  render(<Form rate={rate} />);
  const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Rate" });
  const type = (text: string) => fireEvent.change(input, { target: { value: text } });
  const submit = async () => {
    const form = input.form;
    if (form) await act(async () => void fireEvent.submit(form));
  };
  return { input, type, submit };
}

const selection = ({ selectionStart, selectionEnd }: HTMLInputElement) => [selectionStart, selectionEnd];

test("the press that focuses the field selects its ungrouped number; the next one does not", () => {
  const { input } = rateField("1234.50");
  expect(input.value).toBe("1,234.50");
  fireEvent.pointerDown(input);
  act(() => input.focus());
  expect(input.value).toBe("1234.50");
  // The browser places the caret itself.
  input.setSelectionRange(4, 4);
  fireEvent.click(input);
  expect(selection(input)).toEqual([0, 7]);

  fireEvent.pointerDown(input);
  input.setSelectionRange(2, 2);
  fireEvent.click(input);
  expect(selection(input)).toEqual([2, 2]);
  act(() => input.blur());
  expect(input.value).toBe("1,234.50");
});

test("focus by keyboard selects the number, and a drag selects a range", () => {
  const { input } = rateField("1234.50");
  act(() => input.focus());
  expect(selection(input)).toEqual([0, 7]);
  act(() => input.blur());
  fireEvent.pointerDown(input);
  act(() => input.focus());
  input.setSelectionRange(0, 2);
  fireEvent.click(input);
  expect(selection(input)).toEqual([0, 2]);
});

test("accepts a decimal comma and shows the parsed number", async () => {
  const { input, type, submit } = rateField("1");
  act(() => input.focus());
  type("1.250,50");
  expect(input.value).toBe("1.250,50");
  act(() => input.blur());
  expect(input.value).toBe("1,250.50");
  await submit();
  expect(saved).toHaveBeenCalledExactlyOnceWith("1250.5");
});

test("unreadable input stays in the field with an error and is not saved", async () => {
  const { input, type, submit } = rateField("1");
  act(() => input.focus());
  type("12,50,0");
  expect(screen.queryByRole("alert")).toBeNull();
  await submit();
  expect(screen.getByRole("alert").textContent).toBe("Invalid number. Use a format like 1250.50");
  act(() => input.blur());
  expect(input.value).toBe("12,50,0");
  expect(saved).not.toHaveBeenCalled();
  act(() => input.focus());
  await act(async () => type("12.50"));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a number that means another one in the browser's language is refused in every way of saving", async () => {
  vi.spyOn(navigator, "language", "get").mockReturnValue("de-DE");
  const { input, type, submit } = rateField("1.125");
  // A stored number is clear.
  await submit();
  expect(saved).toHaveBeenCalledExactlyOnceWith("1.125");
  saved.mockClear();
  for (const typed of ["10.000", "1,125"]) {
    act(() => input.focus());
    type(typed);
    expect(input.value).toBe(typed);
    await submit();
    expect(screen.getByRole("alert").textContent).toBe("Invalid number. Use a format like 1250.50");
    act(() => input.blur());
    expect(input.value).toBe(typed);
    expect(saved).not.toHaveBeenCalled();
  }
  act(() => input.focus());
  await act(async () => type("10.000,00"));
  expect(screen.queryByRole("alert")).toBeNull();
  await submit();
  expect(saved).toHaveBeenCalledExactlyOnceWith("10000");
});

test("without focus two decimals are shown, of which none is saved", async () => {
  const { input, submit } = rateField("96.5");
  expect(input.value).toBe("96.50");
  act(() => input.focus());
  expect(input.value).toBe("96.5");
  act(() => input.blur());
  await submit();
  expect(saved).toHaveBeenCalledWith("96.5");
});

// @vitest-environment jsdom
import { zodResolver } from "@hookform/resolvers/zod";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DateTimeField } from "@/components/form/date/date-time-field";
import { type TaskForm, type TaskFormInput, taskFormSchema, emptyTaskForm } from "@/lib/tasks/form";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-25T12:00:00Z"), toFake: ["Date"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const saved = vi.fn<(...values: unknown[]) => void>();

function Form({ due }: { due: Pick<TaskFormInput, "dueAt" | "isWithTime"> }) {
  const form = useForm<TaskFormInput, unknown, TaskForm>({
    resolver: zodResolver(taskFormSchema),
    defaultValues: { ...emptyTaskForm(null, "UTC", new Date()), name: "Call", ...due },
  });
  return (
    <form onSubmit={form.handleSubmit(({ dueAt, isWithTime }) => saved(dueAt, isWithTime))}>
      <DateTimeField control={form.control} name="dueAt" timeName="isWithTime" label="Due date" zone="UTC" />
    </form>
  );
}

function dueField(due: Pick<TaskFormInput, "dueAt" | "isWithTime">) {
  saved.mockClear();
  render(<Form due={due} />);
  const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Due date" });
  const type = (text: string) => fireEvent.change(input, { target: { value: text } });
  const enter = async () => {
    const form = input.form;
    await act(async () => {
      fireEvent.keyDown(input, { key: "Enter" });
      if (form) fireEvent.submit(form);
    });
  };
  return { input, type, enter };
}

const timed = { dueAt: "2026-11-27T15:00:00.000Z", isWithTime: true };

test("an unreadable date stays in the field with an error and is not saved, not even by Enter", async () => {
  const { input, type, enter } = dueField(timed);
  type("31 Feb 2026");
  await enter();
  expect(input.value).toBe("31 Feb 2026");
  expect(screen.getByRole("alert").textContent).toBe("Enter a date such as 13 Dec 2026");
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(saved).not.toHaveBeenCalled();

  type("28 Feb 2026");
  await enter();
  expect(screen.queryByRole("alert")).toBeNull();
  // The time of day is unchanged.
  expect(saved).toHaveBeenCalledExactlyOnceWith("2026-02-28T15:00:00.000Z", true);
});

test("leaving the field shows the error too, and clearing it asks for a date", async () => {
  const { input, type, enter } = dueField(timed);
  type("2026-02-30");
  fireEvent.blur(input);
  expect(input.value).toBe("2026-02-30");
  expect(screen.getByRole("alert").textContent).toBe("Enter a date such as 13 Dec 2026");
  type("");
  await enter();
  expect(screen.getByRole("alert").textContent).toBe("Please select deadline");
  expect(saved).not.toHaveBeenCalled();
});

test("the browser's locale decides the order of day and month", async () => {
  vi.spyOn(navigator, "language", "get").mockReturnValue("en-GB");
  const { input, type, enter } = dueField(timed);
  type("1/2");
  await enter();
  expect(saved).toHaveBeenCalledExactlyOnceWith("2027-02-01T15:00:00.000Z", true);
  expect(input.value).toBe("Mon 01 Feb 2027");
});

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ConfirmProvider } from "./confirm";
import { FormDialog } from "./form-dialog";
import { TextField } from "@/components/form/text-field";

beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: false })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function TaskForm({ onDelete }: { onDelete: () => void }) {
  const form = useForm({ defaultValues: { name: "Layout" } });
  return (
    <FormDialog
      form={form}
      title="Task"
      subject="1"
      isOpen
      onClose={() => {}}
      onSubmit={() => true}
      onDelete={onDelete}
    >
      <TextField control={form.control} name="name" label="Name" />
    </FormDialog>
  );
}

function show() {
  const onDelete = vi.fn();
  render(
    <ConfirmProvider>
      <TaskForm onDelete={onDelete} />
    </ConfirmProvider>,
  );
  return onDelete;
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("a row with unsaved input is deleted after a question", async () => {
  const onDelete = show();
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Layout of the home page" } });
  press("Delete");
  await screen.findByText("You have unsaved changes. Delete without saving them?");
  press("Cancel");
  expect(onDelete).not.toHaveBeenCalled();
  press("Delete");
  await expect.poll(() => screen.getByRole("alertdialog").dataset.open).toBe("");
  press("Delete");
  await expect.poll(() => onDelete.mock.calls).toHaveLength(1);
});

test("a row without unsaved input is deleted at once", async () => {
  const onDelete = show();
  press("Delete");
  await expect.poll(() => onDelete.mock.calls).toHaveLength(1);
});

// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { expect, it, vi } from "vitest";
import { ApiError } from "@/lib/api/request";
import { useRowEdit } from "./use-row-edit";
import { useSave } from "./use-save";

type Form = { name: string; details: string };
type Row = Form & { updatedAt: string };
type Save = (change: Partial<Form> & { version: string }) => Promise<Row>;

const first: Row = { name: "Call", details: "", updatedAt: "1" };
const elsewhere: Row = { name: "Call", details: "By post", updatedAt: "2" };

function open(save: Save) {
  const onSaved = vi.fn();
  const { result } = renderHook(() => {
    const form = useForm<Form>({ defaultValues: { name: first.name, details: first.details } });
    const toForm = ({ name, details }: Row) => ({ name, details });
    const edit = useRowEdit({ form, row: first, toForm, names: { name: "Name", details: "Details" }, save });
    return { form, edit, ...useSave(form, { onSubmit: edit.submit, onSaved, edit }) };
  });
  const type = (value: string) =>
    act(() => result.current.form.setValue("name", value, { shouldDirty: true }));
  const submit = () => act(() => result.current.save(result.current.form.getValues()));
  return { result, type, submit, onSaved };
}

/** Rejects the first change with 412 and the current row, and accepts later ones. */
function refuseOnce(beforeSecond?: () => void) {
  return vi
    .fn<Save>(({ version: _, ...change }) => Promise.resolve({ ...elsewhere, ...change, updatedAt: "4" }))
    .mockRejectedValueOnce(new ApiError("", 412, { status: 412, current: elsewhere } as never))
    .mockImplementationOnce(({ version: _, ...change }) => {
      beforeSecond?.();
      return Promise.resolve({ ...elsewhere, ...change, updatedAt: "3" });
    });
}

it("shows the other side's change after a merge, so that a later save does not overwrite it", async () => {
  const save = refuseOnce();
  const { result, type, submit, onSaved } = open(save);
  type("Call twice");
  await submit();
  expect(onSaved).toHaveBeenCalledOnce();
  expect(result.current.form.getValues()).toEqual({ name: "Call twice", details: "By post" });
  expect(result.current.edit.base()).toEqual({
    values: { name: "Call twice", details: "By post" },
    version: "3",
  });

  type("Call again");
  await submit();
  expect(save).toHaveBeenLastCalledWith({ name: "Call again", version: "3" });
});

it("keeps what is typed while a merge is saved as an unsaved change", async () => {
  const save = refuseOnce(() => result.current.form.setValue("details", "By phone", { shouldDirty: true }));
  const { result, type, submit, onSaved } = open(save);
  type("Call twice");
  await submit();
  expect(onSaved).not.toHaveBeenCalled();
  expect(result.current.form.getValues()).toEqual({ name: "Call twice", details: "By phone" });
  expect(result.current.edit.base().values).toEqual({ name: "Call twice", details: "By post" });
  await submit();
  expect(save).toHaveBeenLastCalledWith({ details: "By phone", version: "3" });
});

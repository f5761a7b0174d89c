// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { expect, it, vi } from "vitest";
import { useFollowRow } from "./use-follow-row";
import { useRowEdit } from "./use-row-edit";

type Row = { name: string; color: string; updatedAt: string };
type Form = { name: string };
const toForm = ({ name }: Row): Form => ({ name });
const first: Row = { name: "Ida", color: "red", updatedAt: "1" };

function open(save: (change: Partial<Form> & { version: string }) => Promise<Row> = vi.fn()) {
  return renderHook(
    ({ row }) => {
      const form = useForm<Form>({ defaultValues: toForm(row) });
      const edit = useRowEdit({ form, row, toForm, names: { name: "Name" }, save });
      useFollowRow(form, { row, toForm, edit });
      return { form, edit };
    },
    { initialProps: { row: first } },
  );
}

it("shows what has changed elsewhere while nothing is changed here", () => {
  const { result, rerender } = open();
  rerender({ row: { ...first, name: "Mira", updatedAt: "2" } });
  expect(result.current.form.getValues()).toEqual({ name: "Mira" });
  expect(result.current.edit.base()).toEqual({ values: { name: "Mira" }, version: "2" });
});

it("keeps what is typed, and saves it against the row whose other fields have changed", async () => {
  const save = vi.fn(() => Promise.resolve({ ...first, updatedAt: "3" }));
  const { result, rerender } = open(save);
  act(() => result.current.form.setValue("name", "Ida Brekke", { shouldDirty: true }));
  rerender({ row: { ...first, color: "blue", updatedAt: "2" } });
  expect(result.current.form.getValues()).toEqual({ name: "Ida Brekke" });
  await act(() => result.current.edit.submit({ name: "Ida Brekke" }));
  expect(save).toHaveBeenCalledWith({ name: "Ida Brekke", version: "2" });
});

it("leaves a field that both have changed to the conflict that saving finds", () => {
  const { result, rerender } = open();
  act(() => result.current.form.setValue("name", "Ida Brekke", { shouldDirty: true }));
  rerender({ row: { ...first, name: "Mira", updatedAt: "2" } });
  expect(result.current.form.getValues()).toEqual({ name: "Ida Brekke" });
  expect(result.current.edit.base().version).toBe("1");
});

// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { useForm, useFormState } from "react-hook-form";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "@/lib/api/request";
import { useFormDraft } from "./use-form-draft";
import { useRowEdit } from "./use-row-edit";
import { wipeDrafts } from "@/lib/drafts/kept-drafts";
import { clearUnsavedForms, hasUnsaved } from "@/lib/drafts/unsaved";

beforeEach(() => wipeDrafts());
afterEach(clearUnsavedForms);

/** A dialog for a new task, due on `dueAt` by default. */
function open(dueAt: string, subject?: string) {
  return renderHook(() => {
    const form = useForm({ defaultValues: { name: "", dueAt } });
    const { isDirty } = useFormState({ control: form.control });
    return { form, draft: useFormDraft(form, { title: "Task", subject, isDirty }) };
  });
}

function type(dialog: ReturnType<typeof open>, name: string) {
  act(() => dialog.result.current.form.setValue("name", name, { shouldDirty: true }));
}

it("offers the draft when the form opens again, even with another default date", () => {
  const first = open("2026-11-27");
  type(first, "Half typed");
  expect(hasUnsaved()).toBe(true);
  first.unmount();

  const second = open("2026-11-28");
  act(() => second.result.current.draft.offer?.restore());
  expect(second.result.current.form.getValues()).toEqual({ name: "Half typed", dueAt: "2026-11-28" });
  expect(second.result.current.draft.offer).toBeUndefined();
});

it("offers the draft in no other form, and not after it was discarded", () => {
  const first = open("2026-11-27");
  type(first, "Half typed");
  first.unmount();
  expect(open("2026-11-27", "a task that is there").result.current.draft.offer).toBeUndefined();

  const second = open("2026-11-27");
  act(() => second.result.current.draft.offer?.forget());
  type(second, "Typed again");
  act(() => second.result.current.draft.drop());
  clearUnsavedForms();
  second.unmount();
  expect(open("2026-11-27").result.current.draft.offer).toBeUndefined();
});

it("asks before the tab closes while there are unsaved changes", () => {
  const isAsked = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const dialog = open("2026-11-27");
  expect(isAsked()).toBe(false);
  type(dialog, "Half typed");
  expect(isAsked()).toBe(true);
  type(dialog, "");
  expect(isAsked()).toBe(false);
});

it("saves a restored draft against the row that it was made from, so that a later change is not overwritten", async () => {
  type Task = { name: string; details: string; updatedAt: string };
  const names = { name: "Name", details: "Details" };
  const openTask = (row: Task, save: (change: object) => Promise<Task>) =>
    renderHook(() => {
      const form = useForm({ defaultValues: { name: row.name, details: row.details } });
      const { isDirty } = useFormState({ control: form.control });
      const toForm = ({ name, details }: Task) => ({ name, details });
      const edit = useRowEdit({ form, row, toForm, names, save });
      return { form, edit, draft: useFormDraft(form, { title: "Task", subject: "1", isDirty, edit }) };
    });
  const saves = vi.fn<(change: object) => Promise<Task>>();
  const first = openTask({ name: "Call", details: "", updatedAt: "1" }, saves);
  act(() => first.result.current.form.setValue("name", "Call twice", { shouldDirty: true }));
  first.unmount();

  const current = { name: "Write", details: "By post", updatedAt: "2" };
  saves.mockRejectedValueOnce(new ApiError("", 412, { status: 412, current } as never));
  const { result } = openTask(current, saves);
  act(() => result.current.draft.offer?.restore());
  expect(result.current.form.getValues()).toEqual({ name: "Call twice", details: "By post" });
  await act(async () =>
    expect(await result.current.edit.submit(result.current.form.getValues())).toBe(false),
  );
  expect(saves).toHaveBeenCalledWith({ name: "Call twice", version: "1" });
  expect(result.current.edit.conflict?.fields).toEqual([
    { name: "Name", mine: "Call twice", theirs: "Write" },
  ]);
});

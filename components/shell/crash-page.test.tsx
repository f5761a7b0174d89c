// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { ErrorBoundary } from "next/dist/client/components/error-boundary";
import { useForm } from "react-hook-form";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import HomeError from "@/app/home/error";
import { useFormDraft } from "@/components/dialog/use-form-draft";
import { ApiError } from "@/lib/api/request";
import { setAccessToken } from "@/lib/api/access-token";
import { readDrafts } from "@/lib/drafts/stored-drafts";

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Form({ error }: { error?: Error }) {
  const form = useForm({ defaultValues: { name: "" } });
  useFormDraft(form, { title: "Edit task", isDirty: true });
  if (error) throw error;
  return <input aria-label="Name" {...form.register("name")} />;
}

it("shows the error and keeps unsaved input as a draft", async () => {
  setAccessToken(`x.${btoa(JSON.stringify({ sub: "ida" }))}.x`);
  const page = (error?: Error) => (
    <ErrorBoundary errorComponent={HomeError}>
      <Form error={error} />
    </ErrorBoundary>
  );
  const { rerender } = render(page());
  expect(readDrafts("ida")).toEqual([]);
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "Half" } });
  rerender(page(new TypeError("rows is not iterable")));
  expect(await screen.findByRole("heading", { name: "Unexpected Application Error" })).toBeTruthy();
  expect(screen.getByText("TypeError: rows is not iterable")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back to projects" }).getAttribute("href")).toBe("/home/projects");
  expect(readDrafts("ida")).toMatchObject([{ title: "Edit task", values: { name: "Half" } }]);
});

it("shows the status of a failed request", async () => {
  render(<HomeError error={new ApiError("Unexpected error on our side.", 503)} />);
  expect(await screen.findByText("503: Unexpected error on our side.")).toBeTruthy();
});

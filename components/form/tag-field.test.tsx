// @vitest-environment jsdom
import { zodResolver } from "@hookform/resolvers/zod";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { TagField } from "@/components/form/tag-field";
import { tagList } from "@/lib/tags/schema";

afterEach(cleanup);

const saved = vi.fn<(...values: unknown[]) => void>();

function Form() {
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(z.object({ tags: tagList() })),
    defaultValues: { tags: ["print"] },
  });
  return (
    <form onSubmit={handleSubmit(({ tags }) => saved(tags))}>
      <TagField control={control} name="tags" label="Tags" />
    </form>
  );
}

test("a tag over 60 characters stays in the input and blocks the save", async () => {
  render(<Form />);
  const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Tags" });
  const submit = () => act(async () => void (input.form && fireEvent.submit(input.form)));
  const long = "x".repeat(61);
  fireEvent.change(input, { target: { value: long } });
  fireEvent.keyDown(input, { key: "Enter" });
  expect(input.value).toBe(long);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["print"]);
  expect(screen.getByRole("alert").textContent).toBe("Must be at most 60 characters");
  fireEvent.blur(input);
  await submit();
  expect(saved).not.toHaveBeenCalled();
  expect(input.value).toBe(long);

  fireEvent.change(input, { target: { value: "poster" } });
  expect(screen.queryByRole("alert")).toBeNull();
  fireEvent.keyDown(input, { key: "Enter" });
  await submit();
  expect(saved).toHaveBeenCalledExactlyOnceWith(["print", "poster"]);
});

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useHeldKeys } from "./use-held-keys";

afterEach(cleanup);

function Page() {
  useHeldKeys();
  return (
    <>
      <input />
      <button type="button" />
      <textarea aria-label="Note" />
    </>
  );
}

/** Presses a key, and returns whether the browser types it. */
const press = (target: Element, key: string, repeat = false) => fireEvent.keyDown(target, { key, repeat });

it("types a held key only into the field in which it was pressed", () => {
  render(<Page />);
  const field = screen.getByRole("textbox", { name: "" });
  expect(press(document.body, "/")).toBe(true);
  // A dialog has opened, and its field has the focus.
  expect([press(field, "/", true), press(field, "/", true)]).toEqual([false, false]);
  expect([press(field, "/"), press(field, "/", true)]).toEqual([true, true]);
});

it("does not stop a held key that types nothing, such as Tab", () => {
  render(<Page />);
  expect(press(document.body, "Tab")).toBe(true);
  expect(press(screen.getByRole("textbox", { name: "" }), "Tab", true)).toBe(true);
});

it("a held Enter presses a button once, and each new press presses it again", () => {
  render(<Page />);
  const button = screen.getByRole("button");
  expect([press(button, "Enter"), press(button, "Enter", true)]).toEqual([true, false]);
  expect(press(button, "Enter", true)).toBe(false);
  expect(press(button, "Enter")).toBe(true);
  // Space presses a button when it is released, so it does not repeat.
  expect([press(button, " "), press(button, " ", true)]).toEqual([true, true]);
});

it("a held Enter does nothing to what has the focus since, such as the form of a dialog, and types lines where it was pressed", () => {
  render(<Page />);
  const [field, note] = [
    screen.getByRole("textbox", { name: "" }),
    screen.getByRole("textbox", { name: "Note" }),
  ];
  expect(press(screen.getByRole("button"), "Enter")).toBe(true);
  expect([press(field, "Enter", true), press(note, "Enter", true)]).toEqual([false, false]);
  expect([press(note, "Enter"), press(note, "Enter", true)]).toEqual([true, true]);
});

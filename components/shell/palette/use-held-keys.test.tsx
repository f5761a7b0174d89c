// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useHeldKeys } from "./use-held-keys";

afterEach(cleanup);

function Page() {
  useHeldKeys();
  return <input />;
}

/** Presses a key, and returns whether the browser types it. */
const press = (target: Element, key: string, repeat = false) => fireEvent.keyDown(target, { key, repeat });

it("types a held key only into the field in which it was pressed", () => {
  render(<Page />);
  const field = screen.getByRole("textbox");
  expect(press(document.body, "/")).toBe(true);
  // A dialog has opened, and its field has the focus.
  expect([press(field, "/", true), press(field, "/", true)]).toEqual([false, false]);
  expect([press(field, "/"), press(field, "/", true)]).toEqual([true, true]);
});

it("does not stop a held key that types nothing, such as Tab", () => {
  render(<Page />);
  expect(press(document.body, "Tab")).toBe(true);
  expect(press(screen.getByRole("textbox"), "Tab", true)).toBe(true);
});

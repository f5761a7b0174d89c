// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { offerUndo } from "./offer-undo";

const press = (target: EventTarget = document.body, init: KeyboardEventInit = { ctrlKey: true }) =>
  target.dispatchEvent(new KeyboardEvent("keydown", { key: "z", bubbles: true, cancelable: true, ...init }));

afterEach(() => document.body.replaceChildren());

it("Ctrl Z undoes the latest offer first, each once", () => {
  const [first, second] = [vi.fn(), vi.fn()];
  offerUndo({ verb: "Deleted", name: "First", undo: first });
  offerUndo({ verb: "Deleted", name: "Second", undo: second });
  press();
  expect([first, second].map((undo) => undo.mock.calls.length)).toEqual([0, 1]);
  press(document.body, { metaKey: true });
  press();
  expect([first, second].map((undo) => undo.mock.calls.length)).toEqual([1, 1]);
});

it("leaves the key to a field that is typed in, to Redo, and to the browser once nothing is offered", () => {
  const undo = vi.fn();
  const offer = offerUndo({ verb: "Deleted", name: "Row", undo });
  const field = document.body.appendChild(document.createElement("input"));
  press(field);
  press(document.body, { ctrlKey: true, shiftKey: true });
  expect(undo).not.toHaveBeenCalled();
  offer.withdraw();
  // Not prevented.
  expect(press()).toBe(true);
  expect(undo).not.toHaveBeenCalled();
});

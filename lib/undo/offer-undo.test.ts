// @vitest-environment jsdom
import { toast } from "sonner";
import { afterEach, expect, it, vi } from "vitest";
import { offerUndo } from "./offer-undo";

const press = (target: EventTarget = document.body, init: KeyboardEventInit = { ctrlKey: true }) =>
  target.dispatchEvent(new KeyboardEvent("keydown", { key: "z", bubbles: true, cancelable: true, ...init }));

const shown = () => toast.getToasts().map((one) => "title" in one && one.title);

afterEach(() => {
  document.body.replaceChildren();
  toast.dismiss();
});

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

it("the key belongs to a field that is typed in, to Redo, and to the browser once nothing is offered", () => {
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

it("a key that is held undoes once", () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const offer = offerUndo({ verb: "Deleted", name: "First", undo: first });
  offerUndo({ verb: "Deleted", name: "Second", undo: second });
  press();
  // The browser does not get it either.
  expect(press(document.body, { ctrlKey: true, repeat: true })).toBe(false);
  expect([first, second].map((undo) => undo.mock.calls.length)).toEqual([0, 1]);
  offer.withdraw();
});

it("the key is the letter that it types, and its place on layouts of other scripts", () => {
  const undo = vi.fn();
  const offer = offerUndo({ verb: "Deleted", name: "Row", undo });
  // Dvorak and BÉPO.
  for (const key of [";", "à", "y"]) press(document.body, { ctrlKey: true, key, code: "KeyZ" });
  expect(undo).not.toHaveBeenCalled();
  press(document.body, { ctrlKey: true, key: "я", code: "KeyZ" });
  expect(undo).toHaveBeenCalledOnce();
  offer.withdraw();
  // AZERTY.
  offerUndo({ verb: "Deleted", name: "Row", undo });
  press(document.body, { ctrlKey: true, key: "z", code: "KeyW" });
  expect(undo).toHaveBeenCalledTimes(2);
});

it("a toast says that a change is undone once that is saved, and none if it fails", async () => {
  const results = [Promise.resolve(), Promise.reject(new Error("no"))] as const;
  for (const result of results) offerUndo({ verb: "Deleted", name: "Row", undo: () => result });
  press();
  await Promise.allSettled(results);
  expect(shown()).not.toContain("Undone");
  press();
  await expect.poll(shown).toContain("Undone");
});

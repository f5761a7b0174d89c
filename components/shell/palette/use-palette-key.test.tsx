// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { takeTypedAhead } from "@/lib/shared/browser/typed-ahead";
import { usePaletteKey } from "./use-palette-key";

const settings = vi.hoisted((): { hasSingleKeys: boolean | undefined } => ({ hasSingleKeys: true }));
vi.mock("@/lib/users/queries", () => ({ useHasSingleKeys: () => settings.hasSingleKeys }));

afterEach(() => {
  cleanup();
  settings.hasSingleKeys = true;
});

const press = (init: KeyboardEventInit) =>
  document.body.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init }));

it.each([
  ["Latin", { key: "k", code: "KeyK", ctrlKey: true }, true],
  ["Caps Lock", { key: "K", code: "KeyK", metaKey: true }, true],
  ["Dvorak", { key: "k", code: "KeyV", ctrlKey: true }, true],
  ["Dvorak, at the place of K", { key: "t", code: "KeyK", ctrlKey: true }, false],
  ["Cyrillic", { key: "л", code: "KeyK", ctrlKey: true }, true],
  ["Thai", { key: "า", code: "KeyK", ctrlKey: true }, true],
  ["Cyrillic, another key", { key: "л", code: "KeyL", ctrlKey: true }, false],
  ["without Ctrl", { key: "л", code: "KeyK" }, false],
])("opens by the letter of the layout: %s", (_layout, init, opens) => {
  const onOpen = vi.fn();
  renderHook(() => usePaletteKey(onOpen));
  // Taken from the browser exactly if it opens.
  expect(press(init)).toBe(!opens);
  expect(onOpen).toHaveBeenCalledTimes(opens ? 1 : 0);
});

it("opens once while the key is held, and leaves no press of it to the browser", () => {
  const onOpen = vi.fn();
  renderHook(() => usePaletteKey(onOpen));
  for (const repeat of [false, true, true]) expect(press({ key: "k", ctrlKey: true, repeat })).toBe(false);
  expect(onOpen).toHaveBeenCalledOnce();
});

it("does not type the key that opens it while it is held, and types what comes after", () => {
  renderHook(() => usePaletteKey(() => undefined));
  for (const repeat of [false, true, true]) expect(press({ key: "/", repeat })).toBe(false);
  for (const key of ["a", "/"]) press({ key });
  press({ key: "/", repeat: true });
  expect(takeTypedAhead()).toBe("a//");
});

it("keeps what is typed while the user's settings arrive", () => {
  settings.hasSingleKeys = undefined;
  const { rerender } = renderHook(() => usePaletteKey(() => undefined));
  press({ key: "k", ctrlKey: true });
  for (const key of "my fi") press({ key });
  settings.hasSingleKeys = true;
  rerender();
  for (const key of "rst") press({ key });
  expect(takeTypedAhead()).toBe("my first");
});

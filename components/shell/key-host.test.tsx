// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { KeyHost } from "./key-host";
import { takeTypedAhead } from "./typed-ahead";

const edit = vi.hoisted(() => vi.fn());
const move = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: () => undefined }) }));
vi.mock("./move-focus", () => ({ editFocusedRow: edit, moveFocus: move }));
vi.mock("./add-dialog", () => ({ AddDialog: () => null }));

afterEach(() => {
  cleanup();
  takeTypedAhead();
  vi.clearAllMocks();
});

/** Presses keys; a key after ">" is held. */
function press(keys: string) {
  const presses = [...keys.matchAll(/(>?)(.)/g)].map(([, held, key = ""], id) => ({
    key,
    at: id,
    isRepeat: held === ">",
    id: id + 1,
  }));
  render(<KeyHost presses={presses} />);
}

it("does not collect the key that opens a dialog while it is held", () => {
  press("nt>t>tab>b");
  expect(takeTypedAhead()).toBe("abb");
});

it("opens a row once while the key is held, and moves on with every repeat", () => {
  press("e>e>ej>j>j");
  expect(edit).toHaveBeenCalledTimes(1);
  expect(move).toHaveBeenCalledTimes(3);
});

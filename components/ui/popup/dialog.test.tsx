// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Dialog } from "./dialog";

beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: false })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Two open dialogs that are siblings in React, as the profile and the question who is in front of the browser. */
function openTwo() {
  const [closeLower, closeUpper] = [vi.fn(), vi.fn()];
  const dialogs = (isUpperOpen: boolean) => (
    <>
      <Dialog isOpen={isUpperOpen} onClose={closeUpper} title="Upper">
        <button>In the upper one</button>
      </Dialog>
      <Dialog isOpen onClose={closeLower} title="Lower">
        <button>In the lower one</button>
      </Dialog>
    </>
  );
  const { rerender } = render(dialogs(false));
  rerender(dialogs(true));
  return { closeLower, closeUpper };
}

it.each([
  ["on the page", () => document.body],
  ["in the lower one", () => screen.getByText("In the lower one")],
  ["in the upper one", () => screen.getByText("In the upper one")],
])("Escape closes only the upper of two dialogs: focus %s", (_, focused) => {
  const { closeLower, closeUpper } = openTwo();
  fireEvent.keyDown(focused(), { key: "Escape" });
  expect(closeUpper).toHaveBeenCalledOnce();
  expect(closeLower).not.toHaveBeenCalled();
});

it("focuses the chosen one of its first radio buttons", async () => {
  render(
    <Dialog isOpen onClose={vi.fn()} title="Import">
      <input type="radio" name="part" aria-label="CSV file" />
      <input type="radio" name="part" aria-label="Another program" defaultChecked />
    </Dialog>,
  );
  const chosen = screen.getByRole("radio", { name: "Another program" });
  await expect.poll(() => document.activeElement).toBe(chosen);
});

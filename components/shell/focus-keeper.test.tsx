// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { FocusKeeper } from "./focus-keeper";

beforeEach(() => {
  // jsdom lays nothing out.
  Element.prototype.checkVisibility = () => true;
  Document.prototype.hasFocus = () => true;
});
afterEach(cleanup);

it("goes to the same control of the next row, then of the one before, then to the way to add one", async () => {
  render(<Links />);
  for (const [label, next] of [
    ["Second", "Delete Third"],
    ["Third", "Delete First"],
    ["First", "Add link"],
  ] as const) {
    press(`Delete ${label}`);
    await expectFocus(next);
  }
});

it("finds the row behind a question that closes after the row has gone", async () => {
  render(<Links isAsking />);
  press("Delete First");
  press("Proceed");
  await expectFocus("Delete Second");
});

it("takes no focus that was given up on purpose", async () => {
  render(<Links />);
  const button = screen.getByRole("button", { name: "Delete First" });
  act(() => button.focus());
  act(() => button.blur());
  await Promise.resolve();
  act(() => screen.getByRole("button", { name: "Delete First" }).click());
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(document.activeElement).toBe(document.body);
});

function press(name: string) {
  const button = screen.getByRole("button", { name });
  act(() => {
    button.focus();
    button.click();
  });
}

async function expectFocus(name: string) {
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name })));
}

function Links({ isAsking = false }: { isAsking?: boolean }) {
  const [labels, setLabels] = useState(["First", "Second", "Third"]);
  const [asked, setAsked] = useState<string>();
  const remove = (label: string) => setLabels((current) => current.filter((other) => other !== label));
  return (
    <section>
      <FocusKeeper />
      <button>Add link</button>
      <ul>
        {labels.map((label) => (
          <li key={label}>
            <a href="https://example.com">{label}</a>
            <button onClick={() => (isAsking ? setAsked(label) : remove(label))}>Delete {label}</button>
          </li>
        ))}
      </ul>
      {asked && (
        <div role="alertdialog" aria-label="Question">
          <button
            onClick={() => {
              remove(asked);
              setTimeout(() => setAsked(undefined));
            }}
          >
            Proceed
          </button>
        </div>
      )}
    </section>
  );
}

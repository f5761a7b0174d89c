// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { cloneElement, type ReactElement, type ReactNode, useState } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { FocusRestorer } from "./focus-restorer";

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.checkVisibility = () => true;
  Document.prototype.hasFocus = () => true;
});
afterEach(cleanup);

it("focuses the same control of the next row, then of the previous row, then the add button", async () => {
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

it("focuses a row after a confirmation that closes once the row was removed", async () => {
  render(<Links isAsking />);
  press("Delete First");
  press("Proceed");
  await expectFocus("Delete Second");
});

it("does not move focus that the user removed on purpose", async () => {
  render(<Links />);
  const button = screen.getByRole("button", { name: "Delete First" });
  act(() => button.focus());
  act(() => button.blur());
  await Promise.resolve();
  act(() => screen.getByRole("button", { name: "Delete First" }).click());
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(document.activeElement).toBe(document.body);
});

it.each([
  ["welcome cards", <div key="1" role="dialog" data-inline aria-label="Welcome" />],
  ["a panel", <section key="1" />],
])(
  "focuses the page's heading after %s have been closed, and no control that is beside them",
  async (_, part) => {
    render(<PageWith part={part} />);
    press("Got It");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Files" })));
  },
);

function PageWith({ part }: { part: ReactElement<{ children: ReactNode }> }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <FocusRestorer />
      <main>
        <h1>Files</h1>
        <input aria-label="Search" />
      </main>
      {isOpen && cloneElement(part, {}, <button onClick={() => setIsOpen(false)}>Got It</button>)}
      <button>Add</button>
    </>
  );
}

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
      <FocusRestorer />
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
            onClick={({ currentTarget }) => {
              remove(asked);
              // During its closing animation a dialog is inert, which removes focus in a browser.
              currentTarget.parentElement?.setAttribute("inert", "");
              currentTarget.blur();
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

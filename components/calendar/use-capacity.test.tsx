// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useCapacity } from "./use-capacity";

let height = 0;
let report = () => {};

beforeEach(() => {
  // jsdom has no layout. A removed element has no height in a browser either.
  vi.spyOn(Element.prototype, "clientHeight", "get").mockImplementation(function (this: Element) {
    return this.isConnected ? height : 0;
  });
  const observers: { callback: () => void; isObserving: boolean }[] = [];
  report = () => observers.filter((one) => one.isObserving).forEach((one) => one.callback());
  vi.stubGlobal(
    "ResizeObserver",
    class {
      state = { callback: () => {}, isObserving: false };
      constructor(callback: () => void) {
        this.state.callback = callback;
        observers.push(this.state);
      }
      observe = () => (this.state.isObserving = true);
      disconnect = () => (this.state.isObserving = false);
    },
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("measures the weeks that are shown after another month has replaced them", () => {
  height = 29 + 4 * 23;
  const { rerender } = render(<Month weeks={["a", "b"]} />);
  expect(screen.getByText("4 lines")).toBeDefined();
  rerender(<Month weeks={["c", "d"]} />);
  act(() => report());
  expect(screen.getByText("4 lines")).toBeDefined();
});

it("the number of lines follows the height of the weeks, and is at least one", () => {
  height = 29 + 5 * 23;
  render(<Month weeks={["a", "b"]} />);
  for (const [next, lines] of [
    [29 + 2 * 23, "2 lines"],
    [0, "1 lines"],
  ] as const) {
    height = next;
    act(() => report());
    expect(screen.getByText(lines)).toBeDefined();
  }
});

function Month({ weeks }: { weeks: string[] }) {
  const grid = useRef<HTMLDivElement>(null);
  const capacity = useCapacity(grid, weeks.length);
  return (
    <div ref={grid}>
      {weeks.map((week) => (
        <div key={week} data-week />
      ))}
      <p>{capacity} lines</p>
    </div>
  );
}

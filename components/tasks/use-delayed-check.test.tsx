// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useDelayedCheck } from "./use-delayed-check";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function tick(isDone: boolean) {
  const onChange = vi.fn();
  const view = renderHook(() => useDelayedCheck(isDone, onChange), { wrapper: StrictMode });
  const press = (isTicked: boolean) => {
    act(() => {
      view.result.current.handleTick(isTicked);
    });
  };
  const wait = (milliseconds: number) => {
    act(() => {
      vi.advanceTimersByTime(milliseconds);
    });
  };
  return { onChange, press, wait, view };
}

test("a tick shows at once and is saved after 400 ms", () => {
  const { onChange, press, wait, view } = tick(false);
  press(true);
  expect(view.result.current.isTicked).toBe(true);
  wait(399);
  expect(onChange).not.toHaveBeenCalled();
  wait(1);
  expect(onChange.mock.calls).toEqual([[true]]);
});

test("a pending tick can be undone", () => {
  const { onChange, press, wait, view } = tick(false);
  press(true);
  wait(399);
  press(false);
  expect(view.result.current.isTicked).toBe(false);
  wait(1000);
  expect(onChange).not.toHaveBeenCalled();
});

test("a tick that was undone and set again restarts the delay and is saved once", () => {
  const { onChange, press, wait } = tick(false);
  press(true);
  wait(300);
  press(false);
  press(true);
  wait(300);
  expect(onChange).not.toHaveBeenCalled();
  wait(100);
  expect(onChange).toHaveBeenCalledOnce();
});

test("unticking is saved at once", () => {
  const { onChange, press } = tick(true);
  press(false);
  expect(onChange.mock.calls).toEqual([[false]]);
});

test("a pending tick is saved when its row is unmounted", () => {
  const { onChange, press, wait, view } = tick(false);
  press(true);
  wait(200);
  view.unmount();
  wait(1000);
  expect(onChange.mock.calls).toEqual([[true]]);
});

test.each(["pagehide", "visibilitychange"])(
  "a pending tick is saved at once on %s, and only once",
  (event) => {
    const { onChange, press, wait } = tick(false);
    press(true);
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    act(() => void (event === "pagehide" ? window : document).dispatchEvent(new Event(event)));
    expect(onChange.mock.calls).toEqual([[true]]);
    wait(1000);
    expect(onChange).toHaveBeenCalledOnce();
  },
);

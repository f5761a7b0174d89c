// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useLater } from "./use-later";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("a call is made after its time, and none once the component is gone", () => {
  const calls: string[] = [];
  const { result, unmount } = renderHook(useLater);
  result.current(() => calls.push("first"), 100);
  vi.advanceTimersByTime(100);
  result.current(() => calls.push("second"), 100);
  unmount();
  vi.advanceTimersByTime(1_000);
  expect(calls).toEqual(["first"]);
});

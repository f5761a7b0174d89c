// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SearchField } from "./search-field";
import { anyText } from "./url-fields";
import { MAX_SEARCH } from "@/lib/shared/constants";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A field whose value follows only when `update` is called, as the address does. */
function show() {
  const onChange = vi.fn();
  const field = (value: string) => <SearchField value={value} onChange={onChange} label="Search projects" />;
  const { rerender } = render(field(""));
  const input = screen.getByRole<HTMLInputElement>("searchbox", { name: "Search projects" });
  return {
    input,
    onChange,
    type: (text: string) => fireEvent.change(input, { target: { value: text } }),
    wait: () => act(() => void vi.advanceTimersByTime(400)),
    update: (value: string) => rerender(field(value)),
  };
}

test("letters that are typed before the address follows are kept", () => {
  const { input, onChange, type, wait, update } = show();
  type("web");
  wait();
  type("website");
  update("web");
  expect(input.value).toBe("website");
  wait();
  expect(onChange.mock.calls).toEqual([["web"], ["website"]]);
  update("website");
  expect(input.value).toBe("website");
});

test("an address that is set elsewhere replaces what was typed", () => {
  const { input, type, wait, update } = show();
  type("web");
  wait();
  update("web");
  update("");
  expect(input.value).toBe("");
  update("web");
  expect(input.value).toBe("web");
});

test("the longest text that is searched for is kept in the address", () => {
  expect(anyText("a".repeat(MAX_SEARCH))).toBe("a".repeat(MAX_SEARCH));
  expect(anyText("a".repeat(MAX_SEARCH + 1))).toBeUndefined();
});

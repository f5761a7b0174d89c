// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RepeatDetails } from "./repeat-details";
import { defaultRule, type RepeatRule } from "@/lib/repeats/schema";

beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: false })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Returns the names of the fields that are marked while this part of the rule is not accepted. */
function marked(invalidPart: string, end: Partial<RepeatRule>) {
  render(
    <RepeatDetails
      rule={{ ...defaultRule, ...end }}
      date="2026-11-30"
      onChange={() => {}}
      error="Not accepted"
      invalidPart={invalidPart}
    />,
  );
  return screen
    .getAllByRole("textbox")
    .flatMap((field) => (field.getAttribute("aria-invalid") === "true" ? [nameOf(field)] : []));
}

function nameOf(field: HTMLElement): string {
  const label = (field as HTMLInputElement).labels?.[0]?.textContent;
  return field.ariaLabel ?? label ?? "";
}

test.each([
  ["interval", { count: 5 }, "Everyday"],
  ["count", { count: 5 }, "Number of timestimes"],
  ["until", { until: "2026-11-01" }, "Last date"],
])("an error of %s marks only its field", (part, end, name) => {
  expect(marked(part, end)).toEqual([name]);
});

// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { isLayerOpen, isOnTop } from "./layers";

afterEach(() => document.body.replaceChildren());

it.each([
  ["an open dialog", `<div role="dialog" data-open></div>`, true],
  ["a list of options in an open dialog", `<div role="dialog"><div role="listbox"></div></div>`, true],
  [
    "an open menu beside a dialog that is closing",
    `<div role="dialog" data-closed></div><div role="menu"></div>`,
    true,
  ],
  ["a dialog that is closing", `<div role="dialog" data-closed></div>`, false],
  [
    "a list of options in a dialog that is closing",
    `<div role="dialog" data-closed><div role="listbox"></div></div>`,
    false,
  ],
  ["the welcome cards", `<div role="dialog" data-inline></div>`, false],
])("finds what takes keys itself: %s", (_, html, isOpen) => {
  document.body.innerHTML = html;
  expect(isLayerOpen()).toBe(isOpen);
});

it.each([
  ["nothing above", "", true],
  ["an open dialog above", `<div role="dialog" data-open></div>`, false],
  ["an open menu above", `<div role="menu"></div>`, false],
  ["a dialog above that is closing", `<div role="dialog" data-closed></div>`, true],
])("finds whether a dialog is on top: %s", (_, above, isTop) => {
  document.body.innerHTML = `<div role="dialog"></div><div role="dialog" id="this"><ul role="listbox"></ul></div>${above}`;
  expect(isOnTop(document.getElementById("this"))).toBe(isTop);
});

import { expect, it } from "vitest";
import { singleKeyOf } from "./shortcut";

it.each([
  ["t", "KeyT", "t"],
  ["T", "KeyT", "T"],
  // Cyrillic, Greek and Thai layouts.
  ["е", "KeyT", "t"],
  ["τ", "KeyT", "t"],
  ["ะ", "KeyT", "t"],
  // Dvorak, and a letter of a Latin layout.
  ["y", "KeyT", "y"],
  ["ö", "Semicolon", "ö"],
  ["ж", "Semicolon", "ж"],
  ["?", "Slash", "?"],
])("%s at %s is the single key %s", (key, code, single) => {
  expect(singleKeyOf({ key, code })).toBe(single);
});

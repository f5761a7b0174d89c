// @vitest-environment jsdom
import { expect, it } from "vitest";
import { repeatEarlyKeys } from "@/lib/early-requests/input";
import { holdKeys } from "./keys";

it("Ctrl K, by the letter of the layout, is kept from the browser until the page has loaded", () => {
  holdKeys();
  const press = (key: string, code: string) =>
    document.body.dispatchEvent(
      new KeyboardEvent("keydown", { key, code, ctrlKey: true, bubbles: true, cancelable: true }),
    );
  expect([press("k", "KeyV"), press("л", "KeyK"), press("t", "KeyK"), press("z", "KeyZ")]).toEqual([
    false,
    false,
    true,
    true,
  ]);
  const repeated: string[] = [];
  document.addEventListener("keydown", ({ key, code }) => repeated.push(`${key} ${code}`));
  repeatEarlyKeys();
  expect(repeated).toEqual(["k KeyV", "л KeyK"]);
});

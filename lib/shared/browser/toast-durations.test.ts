import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LANDING_MS, PLAIN_MS, WITH_BUTTON_MS, WITH_QUESTION_MS } from "./toast-durations";

const files = ["components", "lib"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|generated/.test(file))
    .map((file) => `${folder}/${file}`),
);

/** The duration of a toast, in a call or in options that a call is given; and the value of `duration` of `Toaster`. */
const durations = files.flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/\bduration(?::|=\{| =) ?([\w.]+)/g)].map(
    ([, value = ""]) => [file, value] as const,
  ),
);

it("the durations are those of the specification", () => {
  expect([PLAIN_MS, LANDING_MS, WITH_BUTTON_MS, WITH_QUESTION_MS]).toEqual([3_000, 4_000, 8_000, 12_000]);
});

it("every toast has one of the four durations, or ends with the work", () => {
  expect(durations.length).toBeGreaterThan(10);
  const named = /^(PLAIN_MS|LANDING_MS|WITH_BUTTON_MS|WITH_QUESTION_MS|Infinity|undefined|duration)$/;
  expect(durations.filter(([, value]) => !named.test(value))).toEqual([]);
});

it("a duration is set for every toast with a button", () => {
  const withButton = files.filter((file) => {
    const text = readFileSync(file, "utf8");
    return /from "sonner"/.test(text) && /\baction: (\{|open)/.test(text);
  });
  expect(withButton.length).toBeGreaterThan(5);
  const isTimed = (file: string) =>
    /duration: (WITH_BUTTON_MS|WITH_QUESTION_MS)/.test(readFileSync(file, "utf8"));
  // Stays until the missing part of the page is there.
  expect(withButton.filter((file) => !isTimed(file))).toEqual(["components/ui/popup/not-loaded.ts"]);
});

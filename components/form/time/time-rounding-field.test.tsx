// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { afterEach, expect, test } from "vitest";
import { TimeRoundingField } from "./time-rounding-field";

afterEach(cleanup);

function Rounding({ rounding }: { rounding: string }) {
  const { control } = useForm({ defaultValues: { rounding } });
  return <TimeRoundingField control={control} name="rounding" />;
}

test.each([
  ["up:15:entry", "Rounded up to 15 minutes Per entry"],
  ["down:30:line", "Rounded down to 30 minutes Per line"],
])("the rounding %s reads as on the paper", (rounding, words) => {
  render(<Rounding rounding={rounding} />);
  expect(
    screen
      .getAllByRole("combobox")
      .map(({ textContent }) => textContent)
      .join(" "),
  ).toBe(words);
});

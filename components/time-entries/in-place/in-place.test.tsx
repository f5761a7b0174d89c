// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { InPlace } from "./in-place";

afterEach(cleanup);

test("a text that is stored has no problem, and is left as it is", () => {
  const onSave = vi.fn();
  const read = () => ({ words: "An entry lasts at most 24 hours.", isProblem: true });
  render(<InPlace label="Time" value="2:50 – 2:10 AM" read={read} onSave={onSave} />);
  fireEvent.click(screen.getByRole("button"));
  expect(screen.queryByRole("status")).toBeNull();
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "25h" } });
  expect(screen.getByRole("status").textContent).toBe("An entry lasts at most 24 hours.");
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "2:50 – 2:10 AM" } });
  fireEvent.keyDown(screen.getByRole("textbox"), { key: "Enter" });
  expect(screen.getByRole("button").textContent).toBe("2:50 – 2:10 AM");
  expect(onSave).not.toHaveBeenCalled();
});

test("a mark stands for the rest, and the name and the title of the button have all of it", () => {
  render(
    <InPlace
      label="Time"
      value="11:00 PM – 2:00 AM"
      shown="11:00 PM – 2:00 AM next day"
      mark="+1"
      onSave={() => {}}
    />,
  );
  const button = screen.getByRole("button", { name: "Time: 11:00 PM – 2:00 AM next day" });
  expect([button.textContent, button.title]).toEqual([
    "11:00 PM – 2:00 AM +1",
    "11:00 PM – 2:00 AM next day",
  ]);
  fireEvent.click(button);
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("11:00 PM – 2:00 AM");
});

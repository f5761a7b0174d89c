// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { EagerCombobox } from "./eager-combobox";

afterEach(cleanup);

it("puts text typed before the search field has focus into the search field", async () => {
  const options = [{ value: "1", label: "Heron & Reed" }];
  render(<EagerCombobox label="Company" value={null} onChange={vi.fn()} options={options} />);
  const trigger = screen.getByRole("combobox", { name: "Company" });
  const press = (key: string, modifier = {}) => fireEvent.keyDown(trigger, { key, ...modifier });

  trigger.focus();
  fireEvent.click(trigger);
  const search = await screen.findByRole("combobox", { name: "Search company" });
  await waitFor(() => expect(document.activeElement).toBe(search));
  trigger.focus();
  press("Shift");
  press("c", { ctrlKey: true });
  expect(document.activeElement).toBe(trigger);
  press("h");
  expect(document.activeElement).toBe(search);
});

it("opens with what is typed on its closed trigger, and chooses nothing by it", async () => {
  const options = ["Heron & Reed", "Hearth House"].map((label) => ({ value: label, label }));
  const change = vi.fn();
  render(<EagerCombobox label="Company" value={null} onChange={change} options={options} />);
  const trigger = screen.getByRole("combobox", { name: "Company" });
  trigger.focus();
  fireEvent.keyDown(trigger, { key: "h", ctrlKey: true });
  fireEvent.keyDown(trigger, { key: " " });
  expect(screen.queryByRole("listbox")).toBeNull();
  fireEvent.keyDown(trigger, { key: "h" });
  const search = await screen.findByRole<HTMLInputElement>("combobox", { name: "Search company" });
  await waitFor(() => expect(document.activeElement).toBe(search));
  expect(search.value).toBe("h");
  fireEvent.change(search, { target: { value: "hear" } });
  await waitFor(() =>
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["Hearth House"]),
  );
  expect(change).not.toHaveBeenCalled();
});

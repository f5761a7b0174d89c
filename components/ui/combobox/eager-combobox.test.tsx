// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { ComboboxOption, Creation } from "./combobox-trigger";
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

/** Its search takes until `answer` is called, like one that asks the server. */
function renderSearch(initial: ComboboxOption[], creation?: Creation) {
  const change = vi.fn();
  const search = vi.fn();
  let answer: (found: ComboboxOption[]) => void = () => {};
  function Project() {
    const [found, setFound] = useState({ options: initial, isLoading: false });
    answer = (options) => act(() => setFound({ options, isLoading: false }));
    return (
      <EagerCombobox
        label="Project"
        value={null}
        {...found}
        creation={creation}
        onChange={change}
        onSearch={(text) => {
          search(text);
          setFound((previous) => ({ ...previous, isLoading: true }));
        }}
        debounce={0}
      />
    );
  }
  render(<Project />);
  return { change, search, answer: (options: ComboboxOption[]) => answer(options) };
}

const named = (label: string) => ({ value: label, label });
const optionNames = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

it("while a search runs, offers only those of the previous results that have the text", async () => {
  const { search, answer } = renderSearch(["Online shop", "Cargo bike", "Café website"].map(named));
  fireEvent.click(screen.getByRole("combobox", { name: "Project" }));
  const field = await screen.findByRole("combobox", { name: "Search project" });
  expect(optionNames()).toHaveLength(3);
  fireEvent.change(field, { target: { value: "cafe" } });
  expect(optionNames()).toEqual(["Café website"]);
  await waitFor(() => expect(search).toHaveBeenLastCalledWith("cafe"));
  expect(optionNames()).toEqual(["Café website"]);
  answer(["Café website", "Found by its client"].map(named));
  expect(optionNames()).toEqual(["Café website", "Found by its client"]);
});

it("waits for the search when Enter is pressed before anything is found", async () => {
  const { change, search, answer } = renderSearch([named("Online shop")]);
  fireEvent.click(screen.getByRole("combobox", { name: "Project" }));
  const field = await screen.findByRole("combobox", { name: "Search project" });
  fireEvent.change(field, { target: { value: "meadow" } });
  expect(optionNames()).toEqual([]);
  expect(screen.queryByText("No result found")).toBeNull();
  fireEvent.keyDown(field, { key: "Enter" });
  await waitFor(() => expect(search).toHaveBeenLastCalledWith("meadow"));
  expect(screen.getByRole("combobox", { name: "Search project" })).toBe(field);
  expect(change).not.toHaveBeenCalled();
  answer([named("Meadow park"), named("Meadow road")]);
  expect(change).toHaveBeenCalledExactlyOnceWith(named("Meadow park"));
});

it("chooses nothing by Enter when the search finds nothing, or when typing goes on", async () => {
  const { change, search, answer } = renderSearch([named("Online shop")]);
  fireEvent.click(screen.getByRole("combobox", { name: "Project" }));
  const field = await screen.findByRole("combobox", { name: "Search project" });
  fireEvent.change(field, { target: { value: "mea" } });
  fireEvent.keyDown(field, { key: "Enter" });
  fireEvent.change(field, { target: { value: "meadow" } });
  await waitFor(() => expect(search).toHaveBeenLastCalledWith("meadow"));
  answer([named("Meadow park")]);
  expect(change).not.toHaveBeenCalled();
  expect(optionNames()).toEqual(["Meadow park"]);

  fireEvent.change(field, { target: { value: "meadowlark" } });
  fireEvent.keyDown(field, { key: "Enter" });
  await waitFor(() => expect(search).toHaveBeenLastCalledWith("meadowlark"));
  answer([]);
  expect(screen.queryByText("No result found")).not.toBeNull();
  expect(change).not.toHaveBeenCalled();
});

it("offers last to create what the text names, but not while a search runs or if it is there", async () => {
  const onCreate = vi.fn();
  const { change, search, answer } = renderSearch([named("Anna")], { noun: "client", onCreate });
  fireEvent.click(screen.getByRole("combobox", { name: "Project" }));
  const field = await screen.findByRole("combobox", { name: "Search project" });
  expect(optionNames()).toEqual(["Anna", "Add client"]);
  const type = async (text: string) => {
    fireEvent.change(field, { target: { value: text } });
    expect(optionNames().join()).not.toContain("Create");
    await waitFor(() => expect(search).toHaveBeenLastCalledWith(text));
  };
  await type("anna");
  answer([named("Anna")]);
  expect(optionNames()).toEqual(["Anna"]);

  await type("Anna Lee ");
  // Enter before the answer waits for what the search finds, and creates nothing.
  fireEvent.keyDown(field, { key: "Enter" });
  answer([]);
  expect(onCreate).not.toHaveBeenCalled();
  expect(optionNames()).toEqual(['Add "Anna Lee"']);
  fireEvent.keyDown(field, { key: "Enter" });
  await waitFor(() => expect(onCreate).toHaveBeenCalledExactlyOnceWith("Anna Lee"));
  expect(change).not.toHaveBeenCalled();
});

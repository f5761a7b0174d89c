// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Combobox } from "@/components/ui/combobox/combobox";
import { Menu, MenuItem } from "@/components/ui/menu/menu";
import { Select } from "@/components/ui/select/select";

afterEach(cleanup);

const options = [{ value: "1", label: "Heron & Reed" }];
const picker = { id: "company", label: "Company", value: null, options, onChange: vi.fn() };

it.each([
  ["combobox", <Combobox key="" {...picker} isInvalid />, "combobox", "dialog"],
  ["select", <Select key="" {...picker} isInvalid />, "combobox", "listbox"],
  [
    "menu",
    <Menu
      key=""
      trigger={
        <button id="company" type="button">
          Company
        </button>
      }
    >
      <MenuItem onSelect={vi.fn()}>Edit</MenuItem>
    </Menu>,
    "button",
    "menu",
  ],
] as const)(
  "a %s opens at the first press, and its trigger keeps its name, role and state",
  async (_, element, role, popup) => {
    render(element);
    const find = () => screen.getByRole(role, { name: "Company", hidden: true });
    const describe = (trigger: HTMLElement) =>
      ["id", "type", "disabled", "aria-invalid", "aria-haspopup"].map((name) => trigger.getAttribute(name));
    const closed = find();
    const before = describe(closed);
    expect(closed.getAttribute("aria-expanded")).toBe("false");
    fireEvent.click(closed);
    await screen.findByRole(popup);
    expect(find().getAttribute("aria-expanded")).toBe("true");
    fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
    await waitFor(() => expect(document.activeElement).toBe(find()));
    expect(describe(find())).toEqual(before);
  },
);

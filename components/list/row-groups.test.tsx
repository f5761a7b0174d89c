// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { type RenderRow, RowGroups } from "./row-groups";

afterEach(cleanup);

const rowsUpTo = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `Row ${at + 1}` }));

const renderRow = vi.fn<RenderRow<{ name: string }>>(({ name }, ref) => (
  <div key={name} role="listitem" ref={ref}>
    {name}
  </div>
));

function drawn() {
  const names = renderRow.mock.calls.map(([{ name }]) => name);
  renderRow.mockClear();
  return names;
}

it("renders all rows in order, also in a long list", () => {
  for (const count of [1, 24, 25, 300]) {
    const { container, unmount } = render(
      <RowGroups role="list" rows={rowsUpTo(count)} renderRow={renderRow} groupClassName="" />,
    );
    const names = Array.from(container.querySelectorAll("[role=listitem]"), (row) => row.textContent);
    expect(names).toEqual(rowsUpTo(count).map(({ name }) => name));
    unmount();
  }
});

it("renders only the group of a changed row again", () => {
  const rows = rowsUpTo(100);
  const { rerender } = render(<RowGroups rows={rows} renderRow={renderRow} groupClassName="" />);
  drawn();
  rerender(<RowGroups rows={rows.with(30, { name: "Changed" })} renderRow={renderRow} groupClassName="" />);
  expect(drawn()).toEqual([
    ...rows.slice(24, 30).map(({ name }) => name),
    "Changed",
    ...rows.slice(31, 48).map(({ name }) => name),
  ]);
});

it("passes the last row's element to the ref and renders the tail after it", () => {
  const lastItemRef = vi.fn();
  const rows = rowsUpTo(48);
  const props = { renderRow, lastItemRef, groupClassName: "", tail: <p>Add a row</p> };
  const { rerender } = render(<RowGroups rows={rows} {...props} />);
  expect(lastItemRef.mock.lastCall?.[0]).toBe(screen.getByText("Row 48"));
  expect(screen.getByText("Row 48").nextElementSibling).toBe(screen.getByText("Add a row"));
  rerender(<RowGroups rows={rowsUpTo(49)} {...props} />);
  expect(lastItemRef.mock.lastCall?.[0]).toBe(screen.getByText("Row 49"));
  expect(screen.getAllByText("Add a row")).toHaveLength(1);
});

// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { IncomePlaceholder, TabSkeleton } from "./income-placeholder";

afterEach(cleanup);

test.each([
  ["documents", "Owed"],
  ["projects", "Project"],
] as const)("the placeholder of the tab %s has the columns of its table", (tab, column) => {
  render(<IncomePlaceholder tab={tab} />);
  expect(screen.getByRole("status").textContent).toContain(column);
  cleanup();
  render(<TabSkeleton tab={tab} />);
  expect(screen.getByRole("status").textContent).toContain(column);
});

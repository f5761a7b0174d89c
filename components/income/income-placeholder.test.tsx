// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { IncomePlaceholder, TabSkeleton } from "./income-placeholder";

afterEach(cleanup);

test.each([
  ["documents", false],
  ["projects", true],
] as const)("the placeholder of the tab %s has the columns of projects: %s", (tab, hasProjects) => {
  render(<IncomePlaceholder tab={tab} />);
  expect(screen.getByRole("status").textContent.includes("Project")).toBe(hasProjects);
  cleanup();
  render(<TabSkeleton tab={tab} />);
  expect(screen.getByRole("status").textContent.includes("Project")).toBe(hasProjects);
});

// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { IconButton } from "./icon-button";

it("a button with an icon is named by its action, also while it is loading", () => {
  const { rerender } = render(<IconButton name="Delete">×</IconButton>);
  expect(screen.getByRole("button", { name: "Delete" })).toBeTruthy();
  rerender(
    <IconButton name="Delete" isLoading>
      ×
    </IconButton>,
  );
  expect(screen.getByRole("button", { name: "Delete" }).getAttribute("aria-busy")).toBe("true");
});

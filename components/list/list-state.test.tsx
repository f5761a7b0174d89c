// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { LoadFailure } from "./list-state";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("says that the browser is offline, and follows the connection", () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  render(<LoadFailure query={{ refetch: vi.fn() }} />);
  expect(screen.getByRole("alert").textContent).toContain("You're offline, and this browser has no copy");
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event("online")));
  expect(screen.getByRole("alert").textContent).toContain("Network Error");
});

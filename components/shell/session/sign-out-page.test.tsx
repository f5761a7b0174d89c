// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { paths } from "@/lib/shared/paths";
import { SignOutPage } from "./sign-out-page";

const replace = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ replace }) }));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("a session that could not be ended is ended a few seconds later, without an event of the connection", async () => {
  vi.useFakeTimers();
  const endOnServer = vi.fn(async () => endOnServer.mock.calls.length > 1);
  await act(async () => render(<SignOutPage endOnServer={endOnServer} />));
  expect(screen.getByRole("heading").textContent).toBe("You may still be signed in on this device");
  expect(replace).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(endOnServer).toHaveBeenCalledTimes(2);
  expect(replace).toHaveBeenCalledWith(paths.welcome);
});

// @vitest-environment jsdom
import { cleanup, fireEvent, render, renderHook, screen, waitFor } from "@testing-library/react";
import { Suspense } from "react";
import { Toaster } from "sonner";
import { afterEach, expect, it, vi } from "vitest";
import { lazyComponent, usePreload, usePreloadLater } from "./lazy-part";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Greeting = ({ name }: { name: string }) => <p>Good morning, {name}</p>;
const show = (Lazy: ReturnType<typeof lazyComponent<{ name: string }>>) => (
  <Suspense fallback="on its way">
    <Lazy name="Ida" />
  </Suspense>
);

it("renders at once when its code was preloaded", async () => {
  const fetchGreeting = vi.fn(() => Promise.resolve(Greeting));
  const Lazy = lazyComponent(fetchGreeting);
  Lazy.preload();
  await fetchGreeting.mock.results[0]?.value;
  const { container } = render(show(Lazy));
  expect(container.textContent).toBe("Good morning, Ida");
  expect(fetchGreeting).toHaveBeenCalledOnce();
});

it("loads its code on the first render without a preload", async () => {
  const { container } = render(show(lazyComponent(() => Promise.resolve(Greeting))));
  expect(container.textContent).toBe("on its way");
  await screen.findByText("Good morning, Ida");
});

it("loads again after a failed preload", async () => {
  const fetchGreeting = vi.fn(() => Promise.resolve(Greeting)).mockRejectedValueOnce(new Error("offline"));
  const Lazy = lazyComponent(fetchGreeting);
  Lazy.preload();
  await expect(fetchGreeting.mock.results[0]?.value).rejects.toThrow("offline");
  render(show(Lazy));
  await screen.findByText("Good morning, Ida");
});

it.each([
  ["at a press of Try again", () => fireEvent.click(screen.getByRole("button", { name: "Try again" }))],
  ["when the connection is back", () => fireEvent(window, new Event("online"))],
])("renders nothing if its code cannot be loaded, and loads it again %s", async (_, retry) => {
  const fetchGreeting = vi.fn(() => Promise.resolve(Greeting)).mockRejectedValueOnce(new Error("offline"));
  render(
    <>
      {show(lazyComponent(fetchGreeting))}
      <Toaster />
    </>,
  );
  await screen.findByText(/^This part of the app could not be loaded/);
  retry();
  await screen.findByText("Good morning, Ida");
  await waitFor(() => expect(screen.queryByText(/could not be loaded/)).toBeNull());
});

it("shows one toast for several parts, which loads them all again, also when that fails once more", async () => {
  const parts = [1, 2].map(() => {
    const fetchGreeting = vi.fn(() => Promise.resolve(Greeting));
    return fetchGreeting
      .mockRejectedValueOnce(new Error("offline"))
      .mockRejectedValueOnce(new Error("offline"));
  });
  render(
    <>
      {show(lazyComponent(parts[0]!))}
      {show(lazyComponent(parts[1]!))}
      <Toaster />
    </>,
  );
  const tryAgain = () => screen.getByRole("button", { name: "Try again" });
  await screen.findByText(/^This part of the app could not be loaded/);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.click(tryAgain());
  await vi.advanceTimersByTimeAsync(1_000);
  expect(parts.map((part) => part.mock.calls.length)).toEqual([2, 2]);
  fireEvent.click(tryAgain());
  await waitFor(() => expect(screen.getAllByText("Good morning, Ida")).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText(/could not be loaded/)).toBeNull());
});

it.each(["pointerMove", "pointerDown", "keyDown"] as const)("a part is loaded at the first %s", (sign) => {
  const part = { preload: vi.fn() };
  const { unmount } = renderHook(() => usePreload(part));
  expect(part.preload).not.toHaveBeenCalled();
  fireEvent[sign](document.body);
  fireEvent[sign](document.body);
  expect(part.preload).toHaveBeenCalledOnce();
  unmount();
});

it("a part is not loaded after the page was left", () => {
  const part = { preload: vi.fn() };
  renderHook(() => usePreload(part)).unmount();
  fireEvent.pointerMove(document.body);
  expect(part.preload).not.toHaveBeenCalled();
});

it("preloads some time after the page, and not after its user has left", () => {
  vi.useFakeTimers();
  const preload = vi.fn();
  const { unmount } = renderHook(() => usePreloadLater({ preload }));
  vi.advanceTimersByTime(4_000);
  expect(preload).not.toHaveBeenCalled();
  unmount();
  vi.advanceTimersByTime(60_000);
  expect(preload).not.toHaveBeenCalled();
  const part = { preload };
  renderHook(() => usePreloadLater(part));
  vi.advanceTimersByTime(5_000);
  expect(preload).toHaveBeenCalledOnce();
});

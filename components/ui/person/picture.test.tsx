// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Picture } from "./picture";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = (url: string | null) => <Picture url={url} alt="Poster" fallback={<p>No picture</p>} />;

it("shows the fallback when there is no picture", () => {
  const { container } = render(show(null));
  expect(container.textContent).toBe("No picture");
});

it("shows the fallback for a picture that cannot be loaded, and tries a new URL", () => {
  const { container, rerender } = render(show("/gone.png"));
  expect(container.textContent).toBe("");
  fireEvent.error(screen.getByRole("img", { name: "Poster" }));
  expect(container.textContent).toBe("No picture");
  rerender(show("/signed-anew.png"));
  expect(screen.getByRole("img", { name: "Poster" }).getAttribute("src")).toBe("/signed-anew.png");
});

it("detects a picture that failed before hydration", async () => {
  const image = HTMLImageElement.prototype;
  vi.spyOn(image, "complete", "get").mockReturnValue(true);
  image.decode = () => Promise.reject(new DOMException("", "EncodingError"));
  render(show("/gone.png"));
  await screen.findByText("No picture");
});

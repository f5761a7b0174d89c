// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { toast, Toaster } from "sonner";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ToastRoom } from "./toast-room";

beforeEach(() => {
  // Calls back at once, as browsers do for what is newly observed.
  class Sizes {
    constructor(private readonly callback: () => void) {}
    observe() {
      this.callback();
    }
    disconnect() {}
  }
  vi.stubGlobal("ResizeObserver", Sizes);
});

afterEach(() => {
  toast.dismiss();
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it("keeps a toast above the footer of a page that is opened while it is shown", async () => {
  render(
    <>
      <Toaster />
      <ToastRoom />
    </>,
  );
  act(() => void toast("Completed", { duration: Infinity }));
  const room = () => document.documentElement.style.getPropertyValue("--toast-bottom");
  await expect.poll(room).toBe("20px");
  const page = document.body.appendChild(document.createElement("main"));
  const footer = document.createElement("div");
  footer.dataset.footer = "";
  footer.getBoundingClientRect = () => new DOMRect(0, window.innerHeight - 60, 390, 60);
  page.append(footer);
  await expect.poll(room).toBe("72px");
});

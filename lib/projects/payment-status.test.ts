// @vitest-environment jsdom
import { toast } from "sonner";
import { afterEach, expect, test, vi } from "vitest";
import { setPaymentStatus } from "./payment-status";

const project = { id: "p", paymentStatus: "processing", isPaymentStatusManual: false } as const;
const shown = () => toast.getToasts().map((one) => "title" in one && one.title);
const undo = () =>
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "z", ctrlKey: true, bubbles: true }));

afterEach(() => void toast.dismiss());

test("undo puts the status back, and whether it was set by hand", async () => {
  const save = vi.fn(() => Promise.resolve());
  setPaymentStatus(save, project, "paid");
  await expect.poll(shown).toContain("Payment updated");
  undo();
  expect(save.mock.calls).toEqual([
    [{ id: "p", paymentStatus: "paid", isPaymentStatusManual: true }],
    [{ id: "p", paymentStatus: "processing", isPaymentStatusManual: false }],
  ]);
  await expect.poll(shown).toContain("Undone");
});

test("each of two quick changes can be undone, and one that was not saved cannot", async () => {
  const save = vi
    .fn(() => Promise.resolve())
    .mockReturnValueOnce(Promise.resolve())
    .mockReturnValueOnce(Promise.reject(new Error("no")));
  const other = { ...project, id: "q" };
  setPaymentStatus(save, project, "paid");
  setPaymentStatus(save, { ...project, id: "failed" }, "paid");
  setPaymentStatus(save, other, "pending");
  await expect.poll(() => shown().filter((title) => title === "Payment updated")).toHaveLength(2);
  save.mockClear();
  for (let press = 0; press < 3; press += 1) undo();
  expect(save.mock.calls).toEqual([[other], [project]]);
});

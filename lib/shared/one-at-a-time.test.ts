import { expect, it, vi } from "vitest";
import { oneAtATime } from "./one-at-a-time";

it("runs once at a time, and again after it succeeded or failed", async () => {
  const run = vi.fn(() => Promise.resolve());
  await Promise.all([oneAtATime("a", run), oneAtATime("a", run), oneAtATime("b", run)]);
  expect(run).toHaveBeenCalledTimes(2);
  await expect(oneAtATime("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  await oneAtATime("a", run);
  expect(run).toHaveBeenCalledTimes(3);
});

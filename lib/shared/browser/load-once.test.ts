import { expect, it, vi } from "vitest";
import { loadOnce } from "./load-once";

it("a value is loaded once for all callers, until it is forgotten", async () => {
  const load = vi.fn(() => Promise.resolve(load.mock.calls.length));
  const get = loadOnce(load);
  expect(await Promise.all([get(), get()])).toEqual([1, 1]);
  expect(await get()).toBe(1);
  get.forget();
  expect(await get()).toBe(2);
});

it("a failure is not kept, and does not replace what was loaded after it", async () => {
  let fail: (reason: Error) => void = () => {};
  const load = vi
    .fn<() => Promise<string>>()
    .mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)))
    .mockResolvedValue("loaded");
  const get = loadOnce(load);
  const first = get();
  get.forget();
  const second = get();
  fail(new Error("away"));
  await expect(first).rejects.toThrow("away");
  expect(await second).toBe("loaded");
  expect(await get()).toBe("loaded");
  expect(load).toHaveBeenCalledTimes(2);
});

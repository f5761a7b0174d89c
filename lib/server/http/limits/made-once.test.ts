import { expect, it, vi } from "vitest";
import { MadeOnce } from "./made-once";

const response = (length: number) => new Response(new Uint8Array(length), { headers: { etag: '"1"' } });
const lengthOf = async (answer: Response) => (await answer.arrayBuffer()).byteLength;

it("makes the response of a key once, also for several requests at the same time", async () => {
  const cache = new MadeOnce({ maxBytes: 100 });
  const make = vi.fn(async () => response(10));
  const answers = await Promise.all([cache.get("a", make), cache.get("a", make)]);
  answers.push(await cache.get("a", make));
  for (const answer of answers)
    expect([answer.status, answer.headers.get("etag"), await lengthOf(answer)]).toEqual([200, '"1"', 10]);
  expect(make).toHaveBeenCalledTimes(1);
});

it("gives up the least recently used response when there are too many", async () => {
  const cache = new MadeOnce({ maxBytes: 100 });
  const make = vi.fn(async () => response(40));
  for (const key of ["a", "b", "a", "c", "a"]) await cache.get(key, make);
  expect(make).toHaveBeenCalledTimes(3);
  await cache.get("b", make);
  expect(make).toHaveBeenCalledTimes(4);
});

it("returns a response that is larger than all that is kept, without keeping it", async () => {
  const cache = new MadeOnce({ maxBytes: 100 });
  const make = vi.fn(async () => response(101));
  for (const answer of [await cache.get("a", make), await cache.get("a", make)])
    expect(await lengthOf(answer)).toBe(101);
  expect(make).toHaveBeenCalledTimes(2);
});

it("makes again what failed", async () => {
  const cache = new MadeOnce({ maxBytes: 100 });
  await expect(cache.get("a", () => Promise.reject(new Error("busy")))).rejects.toThrow("busy");
  expect(await lengthOf(await cache.get("a", async () => response(1)))).toBe(1);
});

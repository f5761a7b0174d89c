import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RefusalPace } from "./refusal-pace";

const never = () => new AbortController().signal;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("lets one refusal of a tenant through at once, and five a second after it", async () => {
  const pace = new RefusalPace(200);
  const sent: string[] = [];
  const refuse = (tenant: string) => pace.wait(tenant, never()).then(() => sent.push(tenant));
  for (let index = 0; index < 8; index++) void refuse("a");
  void refuse("b");
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(["a", "b"]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent.filter((tenant) => tenant === "a")).toHaveLength(6);
});

it("delays no refusal by more than ten seconds", async () => {
  const pace = new RefusalPace(200);
  const waits = Array.from({ length: 200 }, () => pace.wait("a", never()));
  await vi.advanceTimersByTimeAsync(10_001);
  await Promise.all(waits);
});

it("a wait ends with the request, and a tenant that is no longer refused is forgotten", async () => {
  const pace = new RefusalPace(200);
  const request = new AbortController();
  const first = pace.wait("a", never());
  const waiting = pace.wait("a", request.signal);
  request.abort();
  await waiting;
  await vi.advanceTimersByTimeAsync(1);
  await first;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(pace).toHaveProperty("nextAt.size", 0);
});

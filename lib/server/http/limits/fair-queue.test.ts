import { describe, expect, it, vi } from "vitest";
import { FairQueue } from "./fair-queue";

const options = { concurrency: 1, perTenant: 1, maxWaiting: 2, maxWaitMs: 60_000, busy: "Busy" };
const never = new AbortController().signal;

/** Runs jobs that end on demand and records the order in which they start. */
function jobs(queue: FairQueue) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (tenant: string, name: string, signal = never) =>
    queue.run(tenant, signal, () => {
      started.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  return { started, run, end: (name: string) => ends.get(name)?.() };
}

describe("a fair queue", () => {
  it("lets tenants take turns", async () => {
    const { started, run, end } = jobs(new FairQueue(options));
    const all = [run("a", "a1"), run("a", "a2"), run("a", "a3"), run("b", "b1")];
    for (const name of ["a1", "a2", "b1", "a3"]) {
      await expect.poll(() => started).toContain(name);
      end(name);
    }
    await Promise.all(all);
    expect(started).toEqual(["a1", "a2", "b1", "a3"]);
  });

  it("limits how many jobs of one tenant run at once", async () => {
    const { started, run, end } = jobs(new FairQueue({ ...options, concurrency: 3 }));
    const all = [run("a", "a1"), run("a", "a2"), run("b", "b1")];
    await expect.poll(() => started).toEqual(["a1", "b1"]);
    end("a1");
    await expect.poll(() => started).toEqual(["a1", "b1", "a2"]);
    end("a2");
    end("b1");
    expect(await Promise.all(all)).toEqual(["a1", "a2", "b1"]);
  });

  it("runs one job at a time for a tenant above the threshold, and several again below it", async () => {
    const { started, run, end } = jobs(
      new FairQueue({ ...options, concurrency: 9, perTenant: 2, maxWaiting: 9, throttleAbove: 2 }),
    );
    const names = ["a1", "a2", "a3", "a4", "a5", "a6"];
    const all = names.map((name) => run("a", name));
    await expect.poll(() => started).toEqual(["a1", "a2"]);
    end("a1");
    await Promise.resolve();
    expect(started).toEqual(["a1", "a2"]);
    end("a2");
    await expect.poll(() => started).toEqual(["a1", "a2", "a3"]);
    end("a3");
    await expect.poll(() => started).toEqual(["a1", "a2", "a3", "a4", "a5"]);
    ["a4", "a5"].forEach(end);
    await expect.poll(() => started).toContain("a6");
    end("a6");
    expect(await Promise.all(all)).toEqual(names);
  });

  it("lets a throttled tenant rest after a job for as long as the job took", async () => {
    vi.useFakeTimers();
    try {
      const limits = { concurrency: 9, maxWaiting: 9, throttleAbove: 1, restsWhenThrottled: true };
      const { started, run, end } = jobs(new FairQueue({ ...options, ...limits }));
      const all = ["a1", "a2", "a3", "a4"].map((name) => run("a", name));
      await vi.advanceTimersByTimeAsync(40);
      end("a1");
      await vi.advanceTimersByTimeAsync(39);
      expect(started).toEqual(["a1"]);
      await vi.advanceTimersByTimeAsync(2);
      expect(started).toEqual(["a1", "a2"]);
      for (const name of ["a2", "a3", "a4"]) {
        await vi.advanceTimersByTimeAsync(200);
        end(name);
      }
      expect(await Promise.all(all)).toHaveLength(4);
    } finally {
      vi.useRealTimers();
    }
  });

  it("lets a throttled tenant rest for the shortest pause after a job that took less", async () => {
    vi.useFakeTimers();
    try {
      const limits = {
        concurrency: 9,
        maxWaiting: 9,
        throttleAbove: 1,
        restsWhenThrottled: true,
        leastRestMs: 25,
      };
      const { started, run, end } = jobs(new FairQueue({ ...options, ...limits }));
      const all = ["a1", "a2", "a3"].map((name) => run("a", name));
      await vi.advanceTimersByTimeAsync(2);
      end("a1");
      await vi.advanceTimersByTimeAsync(24);
      expect(started).toEqual(["a1"]);
      await vi.advanceTimersByTimeAsync(2);
      expect(started).toEqual(["a1", "a2"]);
      end("a2");
      await vi.advanceTimersByTimeAsync(0);
      expect(started).toEqual(["a1", "a2", "a3"]);
      end("a3");
      await Promise.all(all);
    } finally {
      vi.useRealTimers();
    }
  });

  it("rejects with 503 when too many jobs wait, and when a job waits too long", async () => {
    vi.useFakeTimers();
    try {
      const { run, end } = jobs(new FairQueue(options));
      const first = run("a", "a1");
      const second = run("a", "a2");
      const third = run("a", "a3");
      await expect(run("a", "a4")).rejects.toMatchObject({ status: 503, detail: "Busy" });
      const late = Promise.all([
        expect(second).rejects.toMatchObject({ status: 503 }),
        expect(third).rejects.toMatchObject({ status: 503, options: { retryAfterSeconds: 5 } }),
      ]);
      await vi.advanceTimersByTimeAsync(60_000);
      await late;
      end("a1");
      expect(await first).toBe("a1");
    } finally {
      vi.useRealTimers();
    }
  });

  it("does not refuse a patient job, however many wait and however long", async () => {
    vi.useFakeTimers();
    try {
      const queue = new FairQueue({ ...options, maxWaiting: 0 });
      const leave = await queue.enter("a", never);
      expect([queue.isRunning("a"), queue.isRunning("b")]).toEqual([true, false]);
      const patient = ["b", "c"].map((name) =>
        queue.run("a", never, () => Promise.resolve(name), { isPatient: true }),
      );
      await expect(queue.enter("a", never)).rejects.toMatchObject({ status: 503 });
      await vi.advanceTimersByTimeAsync(3_600_000);
      leave();
      leave();
      expect(await Promise.all(patient)).toEqual(["b", "c"]);
      expect(queue.isRunning("a")).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });

  it("does not start a job whose request was aborted", async () => {
    const { started, run, end } = jobs(new FairQueue(options));
    const request = new AbortController();
    const first = run("a", "a1");
    const second = run("a", "a2", request.signal);
    const third = run("a", "a3");
    request.abort(new Error("gone"));
    await expect(second).rejects.toThrow("gone");
    end("a1");
    await expect.poll(() => started).toEqual(["a1", "a3"]);
    end("a3");
    await Promise.all([first, third]);
  });

  it("continues after a job that failed", async () => {
    const queue = new FairQueue(options);
    await expect(queue.run("a", never, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await queue.run("a", never, () => Promise.resolve("yes"))).toBe("yes");
  });
});

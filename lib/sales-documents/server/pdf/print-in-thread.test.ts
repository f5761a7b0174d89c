import type threads from "node:worker_threads";
import { expect, it, vi } from "vitest";
import type { PrintModel } from "@/lib/sales-documents/print/model";
import { type PaperSize, printInThread, stopPrinting } from "./print-in-thread";

// A stub of the renderer that returns the title, fails for "bad" and exits for "worst".
vi.mock("node:worker_threads", async (original) => {
  const { Worker } = await original<typeof threads>();
  const script = `
    const { parentPort, threadId } = require("node:worker_threads");
    parentPort.on("message", ({ ticket, model: { title } }) => {
      if (title === "worst") process.exit(1);
      if (title === "endless") return;
      if (title === "bad") return parentPort.postMessage({ ticket, error: new Error("It cannot be laid out") });
      parentPort.postMessage({ ticket, pdf: new TextEncoder().encode(title + " by " + threadId) });
    });`;
  return {
    Worker: class extends Worker {
      constructor() {
        super(script, { eval: true });
      }
    },
  };
});

const at = new Date("2026-11-20");
const print = async (title: string, size?: PaperSize) => {
  const pdf = await printInThread({ title } as PrintModel, at, size);
  const [, printed, thread] = /^(.*) by (\d+)$/.exec(new TextDecoder().decode(pdf)) ?? [];
  return { printed, thread };
};

it("returns each document to its caller from one thread, also when others fail", async () => {
  const [first, bad, last] = await Promise.allSettled([print("first"), print("bad"), print("last")]);
  expect(first).toMatchObject({ value: { printed: "first" } });
  expect(bad).toMatchObject({ reason: { message: "It cannot be laid out" } });
  expect(last).toMatchObject({ value: { printed: "last" } });
  expect(await print("later")).toEqual({ printed: "later", thread: (await print("again")).thread });
});

it("rejects the documents of a thread that exits and renders the next one in a new thread", async () => {
  const { thread } = await print("before");
  const lost = await Promise.allSettled([print("worst"), print("behind it")]);
  expect(lost.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  const after = await print("after");
  expect(after.printed).toBe("after");
  expect(after.thread).not.toBe(thread);
});

it("renders large documents in a separate thread, which can be stopped", async () => {
  const small = await print("small");
  const endless = print("endless", "large");
  expect((await print("beside it")).thread).toBe(small.thread);
  stopPrinting("large");
  await expect(endless).rejects.toThrow("The PDF is no longer needed");
  expect(await print("next", "large")).toMatchObject({ printed: "next" });
});

it("stops a document that takes two minutes", async () => {
  vi.useFakeTimers();
  const endless = print("endless", "large");
  const refused = expect(endless).rejects.toMatchObject({ status: 503 });
  await vi.advanceTimersByTimeAsync(120_000);
  await refused;
  vi.useRealTimers();
});

import "server-only";
import { Worker } from "node:worker_threads";
import { Problem } from "@/lib/server/problem";
import type { PrintModel } from "@/lib/sales-documents/print/model";

export type PrintRequest = { ticket: number; model: PrintModel; at: Date; logo?: Uint8Array };
export type PrintResponse = { ticket: number } & ({ pdf: Uint8Array } | { error: unknown });

/** Large documents have a separate thread, so that a small one never waits for one that takes seconds. */
export type PaperSize = "small" | "large";

// An idle thread is terminated after this time, to free the renderer and its typefaces.
const IDLE_MS = 300_000;
const MAX_PRINT_MS = 120_000;
const MAX_HEAP_MB = 1_024;

type Waiting = { resolve: (pdf: Uint8Array) => void; reject: (reason: unknown) => void };
type Thread = ReturnType<typeof startThread>;

const threads = new Map<PaperSize, Thread>();

/**
 * Renders a document as PDF in a worker thread, one at a time per size, without blocking the server. The same document and
 * date give the same bytes. Throws 503 for a document that takes two minutes, and 413 for one that runs out of memory.
 */
export function printInThread(
  model: PrintModel,
  at: Date,
  size: PaperSize = "small",
  logo?: Uint8Array,
): Promise<Uint8Array> {
  const thread = threads.get(size) ?? startThread(size);
  threads.set(size, thread);
  return thread.print({ model, at, logo });
}

/** Stops rendering documents of this size. Call it when no request waits for them. */
export function stopPrinting(size: PaperSize): void {
  threads.get(size)?.end(new Error("The PDF is no longer needed"));
}

function startThread(size: PaperSize) {
  const worker = new Worker(new URL("./paper-thread.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  const waiting = new Map<number, Waiting>();
  let tickets = 0;
  let idle: NodeJS.Timeout | undefined;
  let late: NodeJS.Timeout | undefined;
  const thread = { print, end };

  worker.on("message", (printed: PrintResponse) => {
    const request = waiting.get(printed.ticket);
    waiting.delete(printed.ticket);
    clearTimeout(late);
    if (waiting.size === 0) rest();
    if ("pdf" in printed) request?.resolve(printed.pdf);
    else request?.reject(printed.error);
  });
  worker.on("error", (error) => end(isOutOfMemory(error) ? tooLarge() : error));
  worker.on("exit", () => end(new Error("The PDF thread has stopped")));

  /** Rejects all waiting documents. The next one starts a new thread. */
  function end(reason: unknown) {
    if (threads.get(size) === thread) threads.delete(size);
    clearTimeout(late);
    clearTimeout(idle);
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
    void worker.terminate();
  }

  // An idle thread does not keep the process running.
  function rest() {
    worker.unref();
    idle = setTimeout(() => end(undefined), IDLE_MS).unref();
  }

  function print(document: Omit<PrintRequest, "ticket">) {
    return new Promise<Uint8Array>((resolve, reject) => {
      clearTimeout(idle);
      clearTimeout(late);
      late = setTimeout(() => end(tooSlow()), MAX_PRINT_MS);
      worker.ref();
      const ticket = (tickets += 1);
      waiting.set(ticket, { resolve, reject });
      worker.postMessage({ ticket, ...document } satisfies PrintRequest);
    });
  }

  return thread;
}

const tooSlow = () =>
  new Problem(503, "This document takes too long to create as a PDF", {
    retryAfterSeconds: MAX_PRINT_MS / 1000,
  });
const tooLarge = () => new Problem(413, "This document is too large to create as a PDF");

function isOutOfMemory(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === "ERR_WORKER_OUT_OF_MEMORY";
}

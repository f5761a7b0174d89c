import "server-only";
import { Worker } from "node:worker_threads";
import type { PrintModel } from "../print-model";

export type ToPrint = { ticket: number; model: PrintModel; at: Date };
export type Printed = { ticket: number } & ({ pdf: Uint8Array } | { error: unknown });

// What a thread holds, which is the renderer and its typefaces, is given back when no paper has come for so long.
const IDLE_MS = 300_000;

type Waiting = { resolve: (pdf: Uint8Array) => void; reject: (reason: unknown) => void };

let printing: ReturnType<typeof startThread> | undefined;

/**
 * Makes the PDF of a document in a thread of its own, papers one after the other, while this one goes on answering. The
 * same document at the same date is the same bytes.
 */
export function printInThread(model: PrintModel, at: Date): Promise<Uint8Array> {
  printing ??= startThread();
  return printing(model, at);
}

function startThread() {
  const thread = new Worker(new URL("./paper-thread.ts", import.meta.url));
  const waiting = new Map<number, Waiting>();
  let tickets = 0;
  let idle: NodeJS.Timeout | undefined;

  thread.on("message", (printed: Printed) => {
    const asked = waiting.get(printed.ticket);
    waiting.delete(printed.ticket);
    if (waiting.size === 0) rest();
    if ("pdf" in printed) asked?.resolve(printed.pdf);
    else asked?.reject(printed.error);
  });
  thread.on("error", end);
  thread.on("exit", () => end(new Error("The thread that prints has ended")));

  /** Nobody waits for a thread that is gone. */
  function end(reason: unknown) {
    leave();
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  }

  /** The next paper gets a thread of its own. */
  function leave() {
    if (printing === print) printing = undefined;
  }

  // A thread at rest keeps no process from ending.
  function rest() {
    thread.unref();
    idle = setTimeout(() => {
      leave();
      void thread.terminate();
    }, IDLE_MS).unref();
  }

  function print(model: PrintModel, at: Date) {
    return new Promise<Uint8Array>((resolve, reject) => {
      clearTimeout(idle);
      thread.ref();
      const ticket = (tickets += 1);
      waiting.set(ticket, { resolve, reject });
      thread.postMessage({ ticket, model, at } satisfies ToPrint);
    });
  }

  return print;
}

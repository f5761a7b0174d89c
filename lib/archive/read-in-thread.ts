import "server-only";
import { Worker } from "node:worker_threads";
import type { FieldError } from "@/lib/errors";
import { Problem } from "@/lib/server/problem";
import type { ArchiveReader } from "./archive-reader";
import type { Target } from "./insert-batch";
import { archiveError } from "./archive-error";

export type Asked = { file: string; call: "check" | "begin" | "next"; target?: Target };
export type Told =
  { value: unknown } | { problem: { status: number; detail: string; errors?: FieldError[] } };

const MAX_CALL_MS = 120_000;
const MAX_HEAP_MB = 512;

/**
 * Reads an archive in a thread of its own, so that one that is made to be slow delays nobody else. The thread ends with the
 * request, and when a call takes two minutes: 422.
 */
export function readInThread(file: string, signal: AbortSignal): ArchiveReader {
  signal.throwIfAborted();
  const thread = new Worker(new URL("./archive-thread.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  let failed: { reason: unknown } | undefined;
  let waiting: { resolve: (told: Told) => void; reject: (reason: unknown) => void } | undefined;
  const fail = (reason: unknown) => {
    failed ??= { reason };
    waiting?.reject(failed.reason);
    void thread.terminate();
  };
  const leave = () => fail(signal.reason);
  thread.on("message", (told: Told) => waiting?.resolve(told));
  thread.on("error", (error) =>
    fail(isOutOfMemory(error) ? archiveError("takes too much memory to read") : error),
  );
  thread.on("exit", () => fail(new Error("The thread that reads an archive has ended")));
  signal.addEventListener("abort", leave, { once: true });

  /** One call at a time. */
  async function ask<Value>(call: Asked["call"], target?: Target): Promise<Value> {
    if (failed) throw failed.reason;
    const late = setTimeout(() => fail(archiveError("takes too long to read")), MAX_CALL_MS);
    try {
      const told = await new Promise<Told>((resolve, reject) => {
        waiting = { resolve, reject };
        thread.postMessage({ file, call, target } satisfies Asked);
      });
      if ("value" in told) return told.value as Value;
      const { status, detail, errors } = told.problem;
      throw new Problem(status, detail, { errors });
    } finally {
      clearTimeout(late);
      waiting = undefined;
    }
  }

  return {
    check: () => ask("check"),
    begin: (target) => ask("begin", target),
    next: () => ask("next"),
    close: () => {
      signal.removeEventListener("abort", leave);
      void thread.terminate();
    },
  };
}

function isOutOfMemory(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === "ERR_WORKER_OUT_OF_MEMORY";
}

import "server-only";
import { Worker } from "node:worker_threads";
import type { FieldError } from "@/lib/shared/errors";
import { Problem } from "@/lib/server/problem";
import type { ArchiveReader } from "./archive-reader";
import type { UploadTenant } from "@/lib/files/upload-limits";
import type { Target } from "./insert-batch";
import { archiveError } from "./archive-error";

export type ThreadRequest = { file: string } & ThreadCall;
type ThreadCall =
  | { call: "check"; tenant: UploadTenant }
  | { call: "begin"; target: Target }
  | { call: "next" };
export type ThreadResponse =
  | { value: unknown }
  | { problem: { status: number; detail: string; errors?: FieldError[] } };

const MAX_CALL_MS = 120_000;
const MAX_HEAP_MB = 512;

/**
 * Reads an archive in a worker thread, so that a maliciously slow archive does not block the server. The thread is terminated
 * with the request, and after two minutes in one call, which throws 422.
 */
export function readInThread(file: string, signal: AbortSignal): ArchiveReader {
  signal.throwIfAborted();
  const thread = new Worker(new URL("./archive-thread.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  let failed: { reason: unknown } | undefined;
  let pending: { resolve: (response: ThreadResponse) => void; reject: (reason: unknown) => void } | undefined;
  const fail = (reason: unknown) => {
    failed ??= { reason };
    pending?.reject(failed.reason);
    void thread.terminate();
  };
  const onAbort = () => fail(signal.reason);
  thread.on("message", (response: ThreadResponse) => pending?.resolve(response));
  thread.on("error", (error) =>
    fail(isOutOfMemory(error) ? archiveError("takes too much memory to read") : error),
  );
  thread.on("exit", () => fail(new Error("The archive thread has stopped")));
  signal.addEventListener("abort", onAbort, { once: true });

  /** Sends a call to the thread. Calls must not overlap. */
  async function send<Value>(call: ThreadCall): Promise<Value> {
    if (failed) throw failed.reason;
    const timer = setTimeout(() => fail(archiveError("takes too long to read")), MAX_CALL_MS);
    try {
      const response = await new Promise<ThreadResponse>((resolve, reject) => {
        pending = { resolve, reject };
        thread.postMessage({ file, ...call } satisfies ThreadRequest);
      });
      if ("value" in response) return response.value as Value;
      const { status, detail, errors } = response.problem;
      throw new Problem(status, detail, { errors });
    } finally {
      clearTimeout(timer);
      pending = undefined;
    }
  }

  return {
    check: (tenant) => send({ call: "check", tenant }),
    begin: (target) => send({ call: "begin", target }),
    next: () => send({ call: "next" }),
    close: () => {
      signal.removeEventListener("abort", onAbort);
      void thread.terminate();
    },
  };
}

function isOutOfMemory(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === "ERR_WORKER_OUT_OF_MEMORY";
}

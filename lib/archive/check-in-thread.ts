import "server-only";
import { Worker } from "node:worker_threads";
import type { FieldError } from "@/lib/errors";
import { Problem } from "@/lib/server/problem";
import type { ArchiveObject } from "./check-archive";
import { archiveError } from "./archive-error";

export type Checked =
  { objects: ArchiveObject[] } | { problem: { status: number; detail: string; errors?: FieldError[] } };

const MAX_CHECK_MS = 120_000;
const MAX_HEAP_MB = 512;

/**
 * Checks an archive in a thread of its own, so that one that is made to be slow delays nobody else. The thread ends with the
 * request, and after two minutes at the latest: 422.
 */
export async function checkInThread(file: string, signal: AbortSignal): Promise<ArchiveObject[]> {
  signal.throwIfAborted();
  const thread = new Worker(new URL("./check-thread.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  const end = AbortSignal.any([signal, AbortSignal.timeout(MAX_CHECK_MS)]);
  try {
    const checked = await new Promise<Checked>((resolve, reject) => {
      thread.once("message", resolve).once("error", reject);
      thread.postMessage(file);
      thread.once("exit", () => reject(new Error("The thread that checks an archive has ended")));
      end.addEventListener("abort", () => reject(signal.aborted ? signal.reason : tooSlow()), { once: true });
    });
    if ("objects" in checked) return checked.objects;
    const { status, detail, errors } = checked.problem;
    throw new Problem(status, detail, { errors });
  } catch (error) {
    if (isOutOfMemory(error)) throw archiveError("takes too much memory to read");
    throw error;
  } finally {
    void thread.terminate();
  }
}

const tooSlow = () => archiveError("takes too long to read");

function isOutOfMemory(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === "ERR_WORKER_OUT_OF_MEMORY";
}

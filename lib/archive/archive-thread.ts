import "server-only";
import { parentPort } from "node:worker_threads";
import { Problem } from "@/lib/server/problem";
import { type ArchiveReader, archiveReader } from "./archive-reader";
import type { Asked, Told } from "./read-in-thread";

// What a thread of read-in-thread.ts runs: one call of an archive's reader after the other.
// The file comes by message: the build has a use of its own for `workerData`.
let reader: ArchiveReader | undefined;

parentPort?.on("message", ({ file, call, target }: Asked) => {
  reader ??= archiveReader(file);
  const answer = call === "begin" && target ? reader.begin(target) : reader[call as "check" | "next"]();
  answer.then(
    (value) => parentPort?.postMessage({ value } satisfies Told),
    (error: unknown) => {
      // An error class does not survive the way between threads.
      if (!(error instanceof Problem)) throw error;
      const { status, detail, options } = error;
      parentPort?.postMessage({ problem: { status, detail, errors: options.errors } } satisfies Told);
    },
  );
});

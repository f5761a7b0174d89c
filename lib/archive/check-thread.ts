import "server-only";
import { parentPort } from "node:worker_threads";
import { Problem } from "@/lib/server/problem";
import { checkArchive } from "./check-archive";
import type { Checked } from "./check-in-thread";

// What a thread of check-in-thread.ts runs: the archive's file in, its objects or what is wrong with it out.
// The file comes by message: the build has a use of its own for `workerData`.
parentPort?.once("message", (file: string) => {
  checkArchive(file).then(
    (objects) => parentPort?.postMessage({ objects } satisfies Checked),
    (error: unknown) => {
      // An error class does not survive the way between threads.
      if (!(error instanceof Problem)) throw error;
      const { status, detail, options } = error;
      parentPort?.postMessage({ problem: { status, detail, errors: options.errors } } satisfies Checked);
    },
  );
});

import "server-only";
import { parentPort } from "node:worker_threads";
import { Problem } from "@/lib/server/problem";
import { type ArchiveReader, archiveReader } from "./archive-reader";
import type { ThreadRequest, ThreadResponse } from "./read-in-thread";

// The entry of the worker thread of read-in-thread.ts: runs the calls of an archive reader one at a time.
// The file is passed by message, because the build uses `workerData` itself.
let reader: ArchiveReader | undefined;

parentPort?.on("message", (request: ThreadRequest) => {
  reader ??= archiveReader(request.file);
  run(reader, request).then(
    (value) => parentPort?.postMessage({ value } satisfies ThreadResponse),
    (error: unknown) => {
      // Error classes are lost when posted between threads.
      if (!(error instanceof Problem)) throw error;
      const { status, detail, options } = error;
      parentPort?.postMessage({
        problem: { status, detail, errors: options.errors },
      } satisfies ThreadResponse);
    },
  );
});

function run(archive: ArchiveReader, request: ThreadRequest): Promise<unknown> {
  if (request.call === "check") return archive.check(request.tenant);
  return request.call === "begin" ? archive.begin(request.target) : archive.next();
}

import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { parentPort } from "node:worker_threads";
import { renderPdf } from "./render";
import type { Printed, ToPrint } from "./print-in-thread";

// Next's console looks for the request in it: a warning of the renderer would throw without.
Object.assign(globalThis, { AsyncLocalStorage });

// What a thread of print-in-thread.ts runs: a paper in, its PDF or what went wrong out.
parentPort?.on("message", ({ ticket, model, at }: ToPrint) => {
  const answer = (printed: Printed) => parentPort?.postMessage(printed);
  renderPdf(model, at).then(
    (pdf) => answer({ ticket, pdf }),
    (error: unknown) => answer({ ticket, error }),
  );
});

import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { parentPort } from "node:worker_threads";
import { renderPdf } from "./render";
import type { PrintRequest, PrintResponse } from "./print-in-thread";

// Next's console needs this; without it a warning of the renderer would throw.
Object.assign(globalThis, { AsyncLocalStorage });

// The entry of the worker thread of print-in-thread.ts: receives a document and posts its PDF or an error.
parentPort?.on("message", ({ ticket, model, at, logo }: PrintRequest) => {
  const answer = (printed: PrintResponse) => parentPort?.postMessage(printed);
  renderPdf(model, at, logo).then(
    (pdf) => answer({ ticket, pdf }),
    (error: unknown) => answer({ ticket, error }),
  );
});

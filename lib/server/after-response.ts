import "server-only";
import { after } from "next/server";
import { log } from "@/lib/server/log";

/**
 * Runs work that the response does not wait for, such as sending an email. Its errors are logged. A platform that stops a
 * function after its response keeps it running until the work is done.
 */
export function afterResponse(what: string, work: () => Promise<void>): void {
  const run = () =>
    work().catch((error: unknown) => log.warn({ err: error, what }, "work after a response failed"));
  if (process.env.VERCEL) after(run);
  else void run();
}

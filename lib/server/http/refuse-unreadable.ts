import "server-only";
import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Problem, unreadable } from "@/lib/server/problem";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * Responds to API requests for which Next returns 500 before any handler runs: a path that cannot be decoded, and a method
 * that `Request` does not allow, such as TRACE. Node's diagnostics channel gives access to the HTTP server.
 */
export function refuseUnreadable(): void {
  const guarded = new WeakSet<Server>();
  diagnostics.subscribe("http.server.request.start", (message) => {
    const { server } = message as { server: Server };
    if (guarded.has(server)) return;
    guarded.add(server);
    const emit = server.emit.bind(server) as (...event: unknown[]) => boolean;
    server.emit = (...event: unknown[]) => {
      const [name, request, response] = event as [string, IncomingMessage, ServerResponse];
      const problem = name === "request" ? problemOf(request) : undefined;
      if (!problem) return emit(...event);
      void answer(response, problem);
      return true;
    };
  });
}

function problemOf({ method = "", url = "" }: IncomingMessage): Problem | undefined {
  const [path = ""] = url.split("?");
  if (path !== "*" && !path.startsWith("/api/")) return undefined;
  if (!METHODS.includes(method)) return new Problem(405, "There is no such method");
  return isDecodable(path) ? undefined : unreadable("The address cannot be read");
}

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== "*";
  } catch {
    return false;
  }
}

async function answer(response: ServerResponse, problem: Problem): Promise<void> {
  const refusal = problem.toResponse();
  refusal.headers.set("x-content-type-options", "nosniff");
  if (refusal.status === 405) refusal.headers.set("allow", METHODS.join(", "));
  response.writeHead(refusal.status, Object.fromEntries(refusal.headers)).end(await refusal.text());
}

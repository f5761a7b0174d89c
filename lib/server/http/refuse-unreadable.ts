import "server-only";
import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Problem, unreadable } from "@/lib/server/problem";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const PAGE_METHODS = ["GET", "HEAD"];

/**
 * Responds to requests on which Next fails before any handler runs: API requests with a path that cannot be decoded or with
 * a method that `Request` does not allow, such as TRACE, and requests for pages by any method but GET and HEAD. Node's
 * diagnostics channel gives access to the HTTP server.
 */
export function refuseUnreadable(): void {
  const guarded = new WeakSet<Server>();
  diagnostics.subscribe("http.server.request.start", (message) => {
    const { request, server } = message as { request: IncomingMessage; server: Server };
    // A request that is aborted before or after it is read would cause an uncaught exception.
    request.on("error", () => undefined);
    if (guarded.has(server)) return;
    guarded.add(server);
    const emit = server.emit.bind(server) as (...event: unknown[]) => boolean;
    server.emit = (...event: unknown[]) => {
      const [name, request, response] = event as [string, IncomingMessage, ServerResponse];
      const problem = name === "request" ? problemOf(request) : undefined;
      if (!problem) return emit(...event);
      void answer(response, problem, methodsOf(request));
      return true;
    };
  });
}

function problemOf(request: IncomingMessage): Problem | undefined {
  const path = pathOf(request);
  // Next's own paths, such as those of its development server.
  if (path.startsWith("/_")) return undefined;
  if (!methodsOf(request).includes(request.method ?? ""))
    return new Problem(405, "This method is not allowed");
  if (path !== "*" && !isApi(path)) return undefined;
  return isDecodable(path) ? undefined : unreadable("The URL is not valid");
}

const pathOf = ({ url = "" }: IncomingMessage) => url.split("?")[0] ?? "";
const isApi = (path: string) => path.startsWith("/api/");

function methodsOf(request: IncomingMessage): string[] {
  const path = pathOf(request);
  return path === "*" || isApi(path) ? METHODS : PAGE_METHODS;
}

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== "*";
  } catch {
    return false;
  }
}

async function answer(response: ServerResponse, problem: Problem, methods: string[]): Promise<void> {
  const refusal = problem.toResponse();
  refusal.headers.set("x-content-type-options", "nosniff");
  if (refusal.status === 405) refusal.headers.set("allow", methods.join(", "));
  response.writeHead(refusal.status, Object.fromEntries(refusal.headers)).end(await refusal.text());
}

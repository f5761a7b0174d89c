type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;
type RouteModule = Partial<Record<"GET" | "POST" | "PATCH" | "PUT" | "DELETE", Handler>>;
export type Method = keyof RouteModule;

/** A signed-in caller. */
export type Caller = { token: string };

const modules = import.meta.glob<RouteModule>("../../../app/api/**/route.ts");

/** The fields that tests read of most responses; a test that needs more passes its type. */
export type AnyBody = {
  id: string;
  detail: string;
  errors: { path: string; message: string }[];
  items: { id: string; [column: string]: unknown }[];
  total: number;
  unfilteredTotal: number;
  [column: string]: unknown;
};

/** All route files with their paths below /api, as Next derives them from the folders. */
export const routes = Object.entries(modules).map(([file, load]) => ({
  path: file.replace(/^.*\/app\/api\//, "").replace(/\/route\.ts$/, ""),
  load,
}));

/** Calls the real handler of a path. `body` is sent as JSON; text and bytes are sent unchanged. */
export async function call(
  caller: Caller | null,
  method: Method,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<Response> {
  const [address = "", query] = path.split("?");
  const { route, params } = find(address);
  const handler = (await route.load())[method];
  if (!handler) return new Response(null, { status: 405 });
  const request = new Request(`http://localhost/api/${address}${query ? `?${query}` : ""}`, {
    method,
    headers: {
      ...(caller && { authorization: `Bearer ${caller.token}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    signal,
    body: body === undefined || isRaw(body) ? body : JSON.stringify(body),
  });
  return handler(request, { params: Promise.resolve(params) });
}

function isRaw(body: unknown): body is string | Uint8Array<ArrayBuffer> {
  return typeof body === "string" || body instanceof Uint8Array;
}

/** Like `call`, but returns the status and the parsed JSON; null for an empty body. */
export async function ask<Answer = AnyBody>(...request: Parameters<typeof call>) {
  const response = await call(...request);
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: (text ? JSON.parse(text) : null) as Answer,
  };
}

/** Returns the route of a path: literal folders take precedence over [id], and [id] over [...path]. */
function find(address: string) {
  const parts = address.split("/");
  const found = routes
    .map((route) => ({ route, params: match(route.path.split("/"), parts) }))
    .filter((candidate) => candidate.params !== undefined)
    .sort((a, b) => rank(a.route.path) - rank(b.route.path))[0];
  if (!found?.params) throw new Error(`No route serves ${address}`);
  return { route: found.route, params: found.params };
}

function match(pattern: string[], parts: string[]): Record<string, string> | undefined {
  if (pattern[0]?.startsWith("[...")) return {};
  if (pattern.length === 0 || parts.length === 0) return pattern.length === parts.length ? {} : undefined;
  const [first = "", ...rest] = pattern;
  const inner = match(rest, parts.slice(1));
  if (!inner) return undefined;
  const name = /^\[(\w+)\]$/.exec(first)?.[1];
  if (name) return { [name]: parts[0] ?? "", ...inner };
  return first === parts[0] ? inner : undefined;
}

function rank(path: string): number {
  return (path.includes("[...") ? 2 : 0) + (path.includes("[") ? 1 : 0);
}

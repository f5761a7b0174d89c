import "server-only";
import { errorMessages, type FieldError, type ProblemBody, type ProblemCode } from "@/lib/shared/errors";
import { countOf } from "@/lib/shared/text/format";
import { toJson } from "./to-json";

/** An error for the caller, sent as problem+json (RFC 9457). Thrown anywhere below a route and converted by route.ts. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly detail: string,
    readonly options: {
      errors?: FieldError[];
      code?: ProblemCode;
      current?: object;
      parent?: ProblemBody["parent"];
      retryAfterSeconds?: number;
      contentRange?: string;
    } = {},
  ) {
    super(detail);
    this.name = "Problem";
  }

  toResponse(): Response {
    const body: ProblemBody = {
      type: "about:blank",
      title: titles[this.status] ?? "Error",
      status: this.status,
      detail: this.detail,
      ...(this.options.errors && { errors: this.options.errors }),
      ...(this.options.code && { code: this.options.code }),
      ...(this.options.current && { current: this.options.current }),
      ...(this.options.parent && { parent: this.options.parent }),
    };
    const headers = new Headers({ "content-type": "application/problem+json", "cache-control": "no-store" });
    if (this.options.retryAfterSeconds) headers.set("retry-after", String(this.options.retryAfterSeconds));
    if (this.options.contentRange) headers.set("content-range", this.options.contentRange);
    return new Response(toJson(body), { status: this.status, headers });
  }
}

export const unauthorized = () => new Problem(401, errorMessages.unauthorized);
export const notFound = () => new Problem(404, "Not found");
export const conflict = (detail: string, code?: ProblemCode) => new Problem(409, detail, { code });
export const unreadable = (detail: string) => new Problem(400, detail);
/** `current` is the current row, in the shape in which the API returns it. */
export const preconditionFailed = (current: object) =>
  new Problem(412, "The row has been changed elsewhere", { current });
export const unsupportedType = (detail: string) => new Problem(415, detail);
export const tooLarge = (detail: string) => new Problem(413, detail);
export const invalid = (errors: FieldError[]) =>
  new Problem(422, errors[0]?.message ?? "The request is not valid", { errors });
/** The caller must wait this many seconds before the next attempt. */
export function tooMany(seconds: number): Problem {
  const when = seconds < 60 ? countOf(seconds, "second") : countOf(Math.ceil(seconds / 60), "minute");
  return new Problem(429, `Too many attempts. Try again in ${when}.`, { retryAfterSeconds: seconds });
}
/** The database or the file store does not answer. */
export class Unavailable extends Problem {
  constructor() {
    super(503, errorMessages.unavailable, { retryAfterSeconds: 2 });
  }
}
export const unavailable = () => new Unavailable();
/** The server has too little free disk space for files. */
export const outOfStorage = () =>
  new Problem(507, "This server is running out of storage. Text is still saved, files are not.");

/** Returns whether the operating system reports a full disk or an exceeded quota. */
export function isDiskFull(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === "ENOSPC" || code === "EDQUOT";
}

const titles: Record<number, string> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  408: "Request Timeout",
  409: "Conflict",
  410: "Gone",
  412: "Precondition Failed",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  416: "Range Not Satisfiable",
  422: "Unprocessable Content",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
  507: "Insufficient Storage",
};

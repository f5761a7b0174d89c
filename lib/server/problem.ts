import "server-only";
import { errorMessages, type FieldError, type ProblemBody } from "@/lib/errors";
import { toJson } from "./to-json";

/** An error that a caller is meant to see. Thrown anywhere below a route and answered in one place (route.ts). */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly detail: string,
    readonly options: {
      errors?: FieldError[];
      current?: object;
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
      ...(this.options.current && { current: this.options.current }),
    };
    const headers = new Headers({ "content-type": "application/problem+json", "cache-control": "no-store" });
    if (this.options.retryAfterSeconds) headers.set("retry-after", String(this.options.retryAfterSeconds));
    if (this.options.contentRange) headers.set("content-range", this.options.contentRange);
    return new Response(toJson(body), { status: this.status, headers });
  }
}

export const unauthorized = () => new Problem(401, errorMessages.unauthorized);
export const notFound = () => new Problem(404, "Not found");
export const conflict = (detail: string) => new Problem(409, detail);
export const unreadable = (detail: string) => new Problem(400, detail);
/** `current` is the row as it is now, in the shape in which it is read. */
export const preconditionFailed = (current: object) =>
  new Problem(412, "The row has been changed elsewhere", { current });
export const tooLarge = (detail: string) => new Problem(413, detail);
export const invalid = (errors: FieldError[]) =>
  new Problem(422, errors[0]?.message ?? "Something in the request is not valid", { errors });
export const unavailable = () => new Problem(503, errorMessages.unavailable, { retryAfterSeconds: 2 });
/** There is no room for files. */
export const outOfStorage = () =>
  new Problem(507, "This server is running out of storage. Text is still saved, files are not.");

/** Whether the system said that a disk is full, or a quota of its own reached. */
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
  412: "Precondition Failed",
  413: "Content Too Large",
  416: "Range Not Satisfiable",
  422: "Unprocessable Content",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
  507: "Insufficient Storage",
};

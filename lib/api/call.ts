import type { z } from "zod";
import type { LimitedCall } from "@/lib/api/hourly-limits";

export type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

/** One route and method, as the API reference shows it. `Name` is one of the noun's shapes. */
export type Call<Name extends string = string> = {
  method: Method;
  /** The path below /api, with `{id}` as placeholder. */
  path: string;
  summary: string;
  /** Details beyond the summary. */
  description?: string;
  /** The callers that are allowed. Defaults to a signed-in user with a bearer token. */
  caller?: "user" | "anyone" | "session cookie" | "scheduler" | "monitor";
  /** The shape of the request body. */
  body?: Name;
  /** The shape of the query parameters, all of which are optional texts. */
  query?: Name;
  /** The shape of the response; omitted for an empty response. */
  answer?: Name;
  /** True if the call needs a proof of identity: 403 without one. */
  needsProof?: boolean;
  /** The hourly rate limit that applies: 429 when it is exceeded. */
  limit?: LimitedCall;
  /** The media type of a response that is not JSON. */
  media?: string;
  /** Defaults to 200. */
  status?: number;
  /** True if a repeated create returns the existing row. Defaults to true; without an id in the body each one makes another. */
  isRepeatable?: boolean;
  /** Error statuses beyond those that every call of its kind has. */
  problems?: (409 | 410)[];
  /** True if what is deleted goes to the trash, with the id of its entry in the header `Trash-Entry`. */
  isTrashed?: boolean;
  /** True if the call takes `If-Match`. Defaults to true for a PATCH; rows without `updatedAt` have no version. */
  isVersioned?: boolean;
  /** An example that works in a demo, run in the order of the reference: see tests/api/server/reference.test.ts. */
  example?: { id?: string; body?: unknown };
};

/** The description of the If-Match header. */
export const ifMatch =
  "The `updatedAt` of the row that the change is based on, in double quotes. If the row has changed since, the response is 412 with the current row, and nothing is changed. Without the header the last change wins.";

/** Returns whether a call changes a row with a version, and so takes the If-Match header. */
export function takesVersion({ method, isVersioned = method === "PATCH" }: Call): boolean {
  return isVersioned;
}

export type Noun = {
  title: string;
  about: string;
  shapes: Record<string, z.ZodType>;
  calls: Call[];
};

/** Describes the calls of a noun together with its shapes. The type check ensures that every named shape exists. */
export function describeNoun<Shapes extends Record<string, z.ZodType>>(noun: {
  title: string;
  about: string;
  shapes: Shapes;
  calls: Call<Extract<keyof Shapes, string>>[];
}): Noun {
  return noun;
}

/** The ids of the rows that the examples create: the client generates the id of a new row. */
export const exampleIds = {
  client: "01930000-0000-7000-8000-0000000000c1",
  clientContact: "01930000-0000-7000-8000-0000000000c2",
  partnerContact: "01930000-0000-7000-8000-0000000000b1",
  project: "01930000-0000-7000-8000-0000000000a1",
  task: "01930000-0000-7000-8000-0000000000d1",
  event: "01930000-0000-7000-8000-0000000000e1",
  file: "01930000-0000-7000-8000-0000000000f1",
  secondFile: "01930000-0000-7000-8000-0000000000f2",
  bankAccount: "01930000-0000-7000-8000-0000000000aa",
  catalogueItem: "01930000-0000-7000-8000-0000000000ab",
  timeEntry: "01930000-0000-7000-8000-0000000000ac",
  startedTimeEntry: "01930000-0000-7000-8000-0000000000ad",
  timeInvoice: "01930000-0000-7000-8000-000000000012",
  salesDocument: "01930000-0000-7000-8000-000000000011",
} as const;

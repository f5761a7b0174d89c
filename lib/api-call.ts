import type { z } from "zod";
import type { LimitedCall } from "@/lib/hourly-limits";

export type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

/** One route and method, as the API reference shows it. `Name` is one of the noun's shapes. */
export type Call<Name extends string = string> = {
  method: Method;
  /** Below /api, with `{id}` for what varies. */
  path: string;
  summary: string;
  /** What the summary leaves open. */
  description?: string;
  /** Who may call: a signed-in user by bearer token unless said otherwise. */
  caller?: "user" | "anyone" | "session cookie" | "scheduler" | "monitor";
  /** The shape that the handler checks the body with. */
  body?: Name;
  /** The shape that is answered; nothing where there is none. */
  answer?: Name;
  /** What the handler counts it as: 429 once there were too many in an hour. */
  limit?: LimitedCall;
  /** The media type of an answer that is no JSON. */
  media?: string;
  /** 200 unless said otherwise. */
  status?: number;
  /** What works against a demo of one's own, tried in the order of the reference: see tests/api/reference.test.ts. */
  example?: { id?: string; body?: unknown };
};

/** What every PATCH takes beside its body. */
export const ifMatch =
  "The `updatedAt` of the row that the change was made upon, in double quotes. When the row has changed since, the answer is 412 with the row as it is now, and nothing is changed. Without it the last change stands.";

export type Noun = {
  title: string;
  about: string;
  shapes: Record<string, z.ZodType>;
  calls: Call[];
};

/** The calls of one noun beside its schemas: bodies and answers are named, and a name that has no shape does not compile. */
export function describeNoun<Shapes extends Record<string, z.ZodType>>(noun: {
  title: string;
  about: string;
  shapes: Shapes;
  calls: Call<Extract<keyof Shapes, string>>[];
}): Noun {
  return noun;
}

/** The rows that the examples make, in whichever demo they are tried: a create takes an id that its caller made. */
export const exampleIds = {
  client: "01930000-0000-7000-8000-0000000000c1",
  clientContact: "01930000-0000-7000-8000-0000000000c2",
  partnerContact: "01930000-0000-7000-8000-0000000000b1",
  project: "01930000-0000-7000-8000-0000000000a1",
  task: "01930000-0000-7000-8000-0000000000d1",
  event: "01930000-0000-7000-8000-0000000000e1",
  file: "01930000-0000-7000-8000-0000000000f1",
  secondFile: "01930000-0000-7000-8000-0000000000f2",
  salesDocument: "01930000-0000-7000-8000-000000000011",
} as const;

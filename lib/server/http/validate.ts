import "server-only";
import type { z } from "zod";
import type { FieldError } from "@/lib/errors";

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** Validates external input. Issues have the schema's own messages, else the standard ones below. */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): { data: z.output<Schema>; issues?: undefined } | { data?: undefined; issues: FieldError[] } {
  const result = schema.safeParse(value, { error: messageFor });
  if (result.success) return { data: result.data };
  return {
    issues: result.error.issues.map(({ path, message }) => ({ path: path.map(String).join("."), message })),
  };
}

function messageFor(issue: Issue): string {
  if (issue.code === "invalid_type") return kinds[issue.expected] ?? "Is not valid";
  if (issue.code === "too_big") return `Must be at most ${amount(issue.maximum, issue.origin)}`;
  if (issue.code === "too_small") return `Must be at least ${amount(issue.minimum, issue.origin)}`;
  return "Is not valid";
}

const kinds: Record<string, string> = {
  array: "Must be a list",
  boolean: "Must be true or false",
  int: "Must be a whole number",
  number: "Must be a number",
  object: "Must be an object",
  string: "Must be text",
};

const countedIn: Record<string, string> = { array: " entries", string: " characters" };

function amount(limit: number | bigint, origin: string): string {
  return limit.toLocaleString("en-US") + (countedIn[origin] ?? "");
}

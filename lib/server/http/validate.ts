import "server-only";
import type { z } from "zod";
import type { FieldError } from "@/lib/shared/errors";
import { REQUIRED } from "@/lib/shared/text/fields";

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/**
 * Validates external input. Issues have the schema's own messages, else the standard ones below. A missing value whose field has
 * no words of its own is `REQUIRED`, and never that its form is wrong.
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): { data: z.output<Schema>; issues?: undefined } | { data?: undefined; issues: FieldError[] } {
  const result = schema.safeParse(value, { error: messageFor });
  if (result.success) return { data: result.data };
  return {
    issues: result.error.issues.map(({ path, message }) => ({
      path: path.map(String).join("."),
      message:
        path.length > 0 && saysOnlyTheForm.test(message) && isMissing(value, path) ? REQUIRED : message,
    })),
  };
}

/** Messages of the form of a value, such as "Must be an id". A field's own words begin with "Please" or "Enter". */
const saysOnlyTheForm = /^(Must |Is not valid$)/;

function isMissing(value: unknown, path: readonly PropertyKey[]): boolean {
  let at: unknown = value;
  for (const key of path) at = typeof at === "object" && at !== null ? Reflect.get(at, key) : undefined;
  return at === undefined || at === null || at === "";
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

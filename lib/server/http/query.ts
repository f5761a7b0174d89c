import "server-only";
import type { z } from "zod";
import { invalid } from "@/lib/server/problem";
import { validate } from "./validate";

/** Returns the validated query parameters of a request; the first one of a name counts. Throws 422 with a message per parameter. */
export function readQuery<Schema extends z.ZodType>(request: Request, schema: Schema): z.output<Schema> {
  const parameters = [...new URL(request.url).searchParams].reverse();
  const { data, issues } = validate(schema, Object.fromEntries(parameters));
  if (issues) throw invalid(issues);
  return data;
}

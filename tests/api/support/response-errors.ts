import { z } from "zod";

/** A response that was read; status 0 after a timeout. */
export type ReceivedResponse = { status: number; type: string; text: string };

// Internal details of libraries, the database and the machine, which must not reach a caller.
const INNARDS =
  /prisma|\bzod\b|invalid_type|Invalid (input|option|string|key|element)|Too (big|small):|expected .* received|Unrecognized key|postgres|\bSQL|syntax error|violates|ECONN|ENOENT|EACCES|node_modules|TypeError|RangeError|Cannot read|is not a function|Unexpected (token|end|non)|in JSON at|\bat \S+ \(|\.[cm]?[jt]sx?:\d+|\/tmp\//i;

const problem = z.strictObject({
  type: z.literal("about:blank"),
  title: z.string().min(1),
  status: z.int(),
  detail: z.string().min(1),
  errors: z.array(z.strictObject({ path: z.string(), message: z.string().min(1) })).optional(),
});

/** Returns what is wrong with the response to a random request. */
export function findResponseErrors(
  { status, type, text }: ReceivedResponse,
  answer: z.ZodType | undefined,
): string[] {
  if (status === 0) return ["no answer"];
  if (status >= 500) return [`${status} ${text.slice(0, 300)}`];
  if (status < 400) return answer && type.includes("json") ? findShapeErrors(answer, text) : [];
  const errors: string[] = [];
  // The pages of links are for people.
  if (type === "text/html; charset=utf-8") return /<h1>/.test(text) ? [] : ["an error without a heading"];
  if (type !== "application/problem+json") errors.push(`${status} has the type "${type}"`);
  else if (!problem.extend({ status: z.literal(status) }).safeParse(JSON.parse(text)).success)
    errors.push(`no problem: ${text.slice(0, 300)}`);
  const leak = INNARDS.exec(text)?.[0];
  if (leak) errors.push(`${status} exposes internals ("${leak}"): ${text.slice(0, 300)}`);
  return errors;
}

function findShapeErrors(answer: z.ZodType, text: string): string[] {
  const { error } = answer.safeParse(JSON.parse(text));
  return error ? [`invalid response: ${JSON.stringify(error.issues).slice(0, 300)}`] : [];
}

import "server-only";
import type { z } from "zod";
import { validate } from "./validate";
import { invalid, tooLarge, unreadable, unsupportedType } from "@/lib/server/problem";
import { receiveBody } from "./receive-body";

const MAX_BYTES = 1_000_000;
const MAX_DEPTH = 20;

/**
 * Returns the validated JSON body. Throws 400 when it cannot be parsed, 413 over 1 MB, 415 if it is not sent as JSON, and 422
 * with a message per invalid field.
 * `findOther` is called for a refused body, and may return the schema that applies instead.
 */
export async function readBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  findOther?: () => Promise<z.ZodType<z.output<Schema>> | null>,
): Promise<z.output<Schema>> {
  const body = parse(await readJson(request));
  const usual = validate(schema, body);
  if (!usual.issues) return usual.data;
  const other = await findOther?.();
  const { data, issues } = other ? validate(other, body) : usual;
  if (issues) throw invalid(issues);
  return data;
}

/** Does the same, and takes a request without a body for an empty object. */
export async function readOptionalBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const { data, issues } = validate(schema, parse((await readJson(request)) || "{}"));
  if (issues) throw invalid(issues);
  return data;
}

/** Returns the fields of an HTML form, validated: the values as they were sent, with the data or a message per invalid field. */
export async function readForm<Schema extends z.ZodType>(request: Request, schema: Schema) {
  const { headers } = request;
  if (!headers.get("content-type")?.startsWith("application/x-www-form-urlencoded"))
    throw unreadable("The request is not a form");
  const values: Record<string, string> = Object.fromEntries(new URLSearchParams(await readText(request)));
  return { ...validate(schema, values), values };
}

/**
 * Returns the text of a JSON body. The type is required: browsers let other sites send forms and plain text without asking this
 * server first, but not JSON.
 */
async function readJson(request: Request): Promise<string> {
  const text = await readText(request);
  if (text !== "" && !/^application\/json\s*(;|$)/i.test(request.headers.get("content-type") ?? ""))
    throw unsupportedType("Send the body as JSON, with the header Content-Type: application/json");
  return text;
}

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > MAX_BYTES)
    throw tooLarge("The request is over 1 MB");
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of receiveBody(request)) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw tooLarge("The request is over 1 MB");
    chunks.push(chunk);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw unreadable("The request body is not valid UTF-8");
  }
}

function parse(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw unreadable("The request body is not valid JSON");
  }
  if (isDeeperThan(value, MAX_DEPTH)) throw unreadable("The request body is nested too deeply");
  return value;
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1));
}

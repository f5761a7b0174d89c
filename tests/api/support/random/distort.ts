import { z } from "zod";
import { nouns } from "@/lib/reference/nouns";
import type { routes } from "../call";
import type { Noise } from "./noise";
import type { ResourceSample } from "../sample";

const samples = import.meta.glob<{ sample: ResourceSample }>("../../samples/*.ts", { eager: true });
const described = nouns.flatMap((noun) => noun.calls.map((one) => ({ ...one, noun })));

/** One method of one route, with its valid input. */
type CallToDistort = {
  method: string;
  path: string;
  /** Bodies that are accepted. */
  bodies: unknown[];
  /** Further fields that a body may have. */
  fields: string[];
  id: string;
  answer?: z.ZodType;
};

/** The request to send. */
export type Distorted = {
  method: string;
  address: string;
  caller: Noise["caller"];
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | undefined;
  answer?: z.ZodType;
  /** True if the call may destroy the workspace that other calls need. */
  endsSession: boolean;
};

// These destroy their workspace, so each gets its own.
const ENDING = ["DELETE users", "GET auth/logout", "POST demo/reset", "POST import", "DELETE clients/[id]"];
// Tried once instead of eight times, because each is as slow as many others.
const DEAR = [
  "GET demo",
  "GET demo/blank",
  "GET export",
  "GET openapi.json",
  "GET sales-documents/[id]/pdf",
  "POST auth/keep",
  "GET auth/google",
  "GET auth/callback/google",
  ...ENDING,
];
const OFTEN = 8;

/** Returns every method of every route, repeated as often as it is to be tried. */
export async function callsToDistort(all: typeof routes): Promise<CallToDistort[]> {
  const found = await Promise.all(
    all.map(async ({ path, load }) =>
      Object.keys(await load())
        .filter((name) => /^[A-Z]+$/.test(name))
        .map((method) => describeCall(method, path)),
    ),
  );
  return found
    .flat()
    .flatMap((one) => Array<CallToDistort>(DEAR.includes(`${one.method} ${one.path}`) ? 1 : OFTEN).fill(one));
}

const invoiceId = "01930000-0000-7000-8000-000000000012";

/** A payment has no example in the reference, because its invoice must be issued first. */
const payment = {
  id: "01930000-0000-7000-8000-000000000021",
  documentId: invoiceId,
  amount: "10.00",
  receivedOn: "2026-11-27",
  method: "bank",
};

/** Creates the rows of the reference's examples and a payment, so that random requests find rows. */
export async function setUpRows(post: (path: string, body: unknown) => Promise<unknown>): Promise<void> {
  for (const { method, path, status, example } of described)
    if (method === "POST" && status === 201) await post(path, example?.body);
  const document = described.find(({ method, path }) => method === "POST" && path === "sales-documents");
  await post("sales-documents", {
    ...(document?.example?.body as object),
    id: invoiceId,
    category: "invoice",
  });
  await post(`sales-documents/${invoiceId}/issue`, {});
  await post("received-payments", payment);
}

/** Returns the request for the given noise. */
export function distort(noise: Noise, calls: CallToDistort[]): Distorted {
  const one = calls[noise.call % calls.length] as CallToDistort;
  const path = one.path.replace(/\[(\.\.\.)?\w+\]/, noise.id ?? one.id);
  return {
    method: one.method,
    address: `${path}${noise.query && `?${noise.query}`}`,
    caller: noise.caller,
    headers: noise.headers,
    body: one.method === "GET" ? undefined : sentBody(noise, one),
    answer: one.answer,
    endsSession: ENDING.includes(`${one.method} ${one.path}`),
  };
}

function describeCall(method: string, path: string): CallToDistort {
  const [resource = ""] = path.split("/");
  const reference = path.replace(/\[(?:\.\.\.)?(\w+)\]/g, "{$1}");
  const known = described.find((one) => one.method === method && one.path === reference);
  const sample = samples[`../../samples/${resource}.ts`]?.sample;
  const own = method === "POST" && path === "received-payments" ? payment : undefined;
  const bodies = [own, known?.example?.body, method === "PATCH" ? sample?.patch : undefined];
  const shape = known?.body && known.noun.shapes[known.body];
  return {
    method,
    path,
    bodies: bodies.filter((body) => body !== undefined),
    fields: shape
      ? [...new Set(fieldsOf(z.toJSONSchema(shape, { io: "input", unrepresentable: "any" })))]
      : [],
    id: exampleIdOf(resource),
    answer: known?.answer ? known.noun.shapes[known.answer] : undefined,
  };
}

function exampleIdOf(resource: string): string {
  if (resource === "received-payments") return payment.id;
  const create = described.find(
    ({ method, path, status }) => method === "POST" && path === resource && status === 201,
  );
  return (create?.example?.body as { id?: string } | undefined)?.id ?? "nothing";
}

/** Returns the field names of a JSON schema at every depth. */
function fieldsOf(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const { properties } = node as { properties?: object };
  return [...Object.keys(properties ?? {}), ...Object.values(node).flatMap(fieldsOf)];
}

function sentBody(
  { base, changes, sent }: Noise,
  { bodies, fields }: CallToDistort,
): string | Uint8Array<ArrayBuffer> {
  const good: unknown = structuredClone(bodies[base % (bodies.length || 1)] ?? {});
  const places = [...leavesOf(good), ...fields];
  for (const { place, value } of changes) put(good, places[place % (places.length || 1)] ?? "name", value);
  const text = JSON.stringify(good);
  if (sent.as === "cut") return text.slice(0, sent.at % text.length);
  if (sent.as === "text") return sent.text;
  if (sent.as === "bytes") return Uint8Array.from(sent.bytes);
  if (sent.as === "value") return JSON.stringify(sent.value ?? null);
  if (sent.as === "deep")
    return sent.inner.repeat(sent.levels) + "1" + closing(sent.inner).repeat(sent.levels);
  if (sent.as === "huge") {
    put(good, places[base % (places.length || 1)] ?? "name", sent.unit.repeat(sent.length));
    return JSON.stringify(good);
  }
  return text;
}

const closing = (opening: string) => (opening === "[" ? "]" : "}");

/** Returns the path of every value in a body, such as `items.0.rate`. */
function leavesOf(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    key,
    ...leavesOf(inner).map((rest) => `${key}.${rest}`),
  ]);
}

function put(into: unknown, place: string, value: unknown): void {
  const [key = "", ...rest] = place.split(".");
  if (typeof into !== "object" || into === null) return;
  const target = into as Record<string, unknown>;
  if (rest.length > 0) put(target[key], rest.join("."), value);
  else target[key] = value;
}

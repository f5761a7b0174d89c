import { z } from "zod";
import { type Call, type Noun, takesVersion } from "@/lib/api/call";
import { hourlyLimits } from "@/lib/api/hourly-limits";
import { nouns } from "./nouns";
import { parameters } from "./parameters";

type Json = Record<string, unknown>;

/** Returns the API as an OpenAPI 3.1 document, generated from the schemas that the handlers validate with. */
export function openApi() {
  return {
    openapi: "3.1.0",
    info: {
      title: "Pennant",
      version: "1",
      description:
        "The API of the workspace. Start a demo and send its access token as a bearer token; the examples then work in the order listed.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/api" }],
    tags: nouns.map(({ title, about }) => ({ name: title, description: about })),
    security: [{ user: [] }],
    paths: pathsOf(),
    components: {
      securitySchemes: {
        user: { type: "http", scheme: "bearer", bearerFormat: "JWT", description: "An access token." },
        scheduler: { type: "http", scheme: "bearer", description: "CRON_SECRET." },
        monitor: { type: "http", scheme: "bearer", description: "METRICS_TOKEN." },
        session: { type: "apiKey", in: "cookie", name: "__Host-pennant.session" },
      },
      schemas: schemas(),
    },
  };
}

function pathsOf() {
  const paths: Record<string, Json> = {};
  for (const noun of nouns) {
    for (const call of noun.calls) {
      const methods = (paths[`/${call.path}`] ??= {});
      methods[call.method.toLowerCase()] = operation(noun, call);
    }
  }
  return paths;
}

function operation(noun: Noun, call: Call) {
  const { summary, description, body, answer, media, status = 200, isRepeatable = true } = call;
  const content = answer
    ? { "application/json": { schema: reference(answer) } }
    : media && {
        [media]: { schema: media === "application/json" ? {} : { type: "string", format: "binary" } },
      };
  return {
    tags: [noun.title],
    operationId: operationId(call),
    summary,
    ...(description && { description }),
    security: security(call),
    ...(parameters(call).length > 0 && { parameters: parameters(call) }),
    ...(body && {
      requestBody: {
        required: true,
        content: { "application/json": { schema: reference(body), example: call.example?.body } },
      },
    }),
    responses: {
      [status]: {
        description: descriptions[status] ?? "OK",
        ...(call.isTrashed && { headers: trashEntry }),
        ...(content && { content }),
      },
      ...(status === 201 &&
        isRepeatable && {
          200: { description: "Repeated request: the existing row", content },
        }),
      ...problems(call),
    },
  };
}

/** Returns the operation id: PATCH `clients/{id}` becomes `patchClientsId`. */
function operationId({ method, path }: Call): string {
  const words = path.split(/[^a-z]+/i).filter(Boolean);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

function security({ caller = "user" }: Call): Json[] {
  if (caller === "anyone") return [];
  return [{ [caller === "session cookie" ? "session" : caller]: [] }];
}

/** Returns the error responses of a call. */
function problems(call: Call) {
  const {
    caller = "user",
    path,
    body,
    query,
    method,
    status,
    limit,
    needsProof,
    problems: further = [],
  } = call;
  const statuses = [
    ...(caller === "anyone" ? [] : [401]),
    ...(needsProof ? [403] : []),
    ...(path.includes("{id}") || body ? [404] : []),
    ...(body ? [400, 413, 415, 422] : query ? [422] : []),
    ...(status === 201 || method === "PATCH" || path.endsWith("/create-many") ? [409] : []),
    ...(takesVersion(call) ? [412] : []),
    ...further,
    ...(limit ? [429] : []),
    503,
  ];
  const content = { "application/problem+json": { schema: reference("Problem") } };
  const who = caller === "anyone" ? "from one IPv4 address or IPv6 /64 network" : "by one user";
  const description = (code: number) =>
    code === 429 && limit
      ? `More than ${hourlyLimits[limit]} requests ${who} in an hour`
      : descriptions[code];
  return Object.fromEntries(
    statuses.map((code) => [
      code,
      {
        description: description(code),
        ...((code === 429 || code === 503) && { headers: retryAfter }),
        content,
      },
    ]),
  );
}

const retryAfter = {
  "Retry-After": { description: "Seconds to wait before the next attempt", schema: { type: "integer" } },
};

const trashEntry = {
  "Trash-Entry": {
    description: "The trash entry, which can be restored for 30 days",
    schema: { type: "string", format: "uuid" },
  },
};

const descriptions: Record<number, string> = {
  200: "OK",
  201: "Created",
  204: "No Content",
  302: "Found",
  400: "The body cannot be read",
  401: "The credentials are missing, expired or revoked",
  403: "Needs a proof of identity from the last five minutes: a sign-in or `auth/proof`. A demo needs none",
  404: "Does not exist, or belongs to another user",
  409: "Conflicts with the stored data",
  410: "The stored PDF or e-invoice is lost",
  412: "The row has changed since the version in `If-Match`: `current` is the current row",
  413: "The body is over 1 MB",
  415: "The body is not sent as `application/json`",
  422: "Invalid: `errors` lists each invalid field",
  503: "The database or the file store is unavailable; try again",
};

function reference(name: string) {
  return { $ref: at(name) };
}

const at = (name: string) => `#/components/schemas/${name}`;

const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  code: z
    .enum(["proof-required", "earlier-date", "earlier-period", "parent-deleted"])
    .optional()
    .describe(
      "With 403: the call needs a proof of identity. With 409: why a document is not issued or a row not restored.",
    ),
  current: z
    .unknown()
    .optional()
    .describe("With 412: the current row, in the shape in which it is returned."),
  parent: z
    .object({ id: z.string(), kind: z.string(), name: z.string() })
    .optional()
    .describe("With `parent-deleted`: the trash entry of the row that the restored one belongs to."),
});

/** Returns the JSON schemas: request bodies as input, responses as output. */
function schemas(): Record<string, Json> {
  const bodies = z.registry<{ id: string }>();
  const answers = z.registry<{ id: string }>();
  for (const { shapes, calls } of nouns) {
    for (const [name, shape] of Object.entries(shapes)) {
      const isBody = calls.some((call) => call.body === name || call.query === name);
      (isBody ? bodies : answers).add(shape, { id: name });
    }
  }
  answers.add(problemSchema, { id: "Problem" });
  const made = {
    ...z.toJSONSchema(bodies, { io: "input", uri: at, override: readable }).schemas,
    ...z.toJSONSchema(answers, { io: "output", uri: at, override: readable }).schemas,
  };
  return Object.fromEntries(
    Object.entries(made)
      .sort(([first], [second]) => (first < second ? -1 : 1))
      .map(([name, { $schema: _schema, $id: _id, ...schema }]) => [name, schema]),
  );
}

/** Removes a pattern if a format describes it. */
function readable({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) {
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

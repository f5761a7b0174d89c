import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { openApi } from "./openapi";

/**
 * The API of each released version: what a call takes, what it needs, and what it gives. `RELEASE=0.2.0 npx vitest run
 * lib/reference/released.test.ts` stores the present one when a version is released; a stored one is never changed.
 */
const folder = path.join(import.meta.dirname, "released");

type Call = { takes: string[]; needs: string[]; gives: string[] };
type Schema = {
  $ref?: string;
  type?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};
type Body = { content?: Record<string, { schema?: Schema }> };
type Operation = { requestBody?: Body; responses: Record<string, Body> };

const document = openApi() as unknown as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
const present = callsOf();
if (process.env.RELEASE)
  writeFileSync(path.join(folder, `${process.env.RELEASE}.json`), `${JSON.stringify(present, null, 1)}\n`);

describe.each(readdirSync(folder))("the API of %s", (file) => {
  const released = JSON.parse(readFileSync(path.join(folder, file), "utf8")) as Record<string, Call>;

  it("still has every call", () => {
    expect(Object.keys(released).filter((call) => !present[call])).toEqual([]);
  });

  it("can be used as before", () => {
    const broken = Object.entries(released).flatMap(([call, before]) => {
      const now = present[call];
      if (!now) return [];
      return [
        ...missing(before.takes, now.takes).map((name) => `${call} no longer takes ${name}`),
        ...missing(before.gives, now.gives).map((name) => `${call} no longer gives ${name}`),
        ...missing(now.needs, before.needs).map((name) => `${call} now needs ${name}`),
      ];
    });
    expect(broken).toEqual([]);
  });
});

function missing(names: string[], among: string[]): string[] {
  return names.filter((name) => !among.includes(name));
}

function callsOf(): Record<string, Call> {
  const calls: Record<string, Call> = {};
  for (const [address, methods] of Object.entries(document.paths))
    for (const [method, { requestBody, responses }] of Object.entries(methods)) {
      const given = Object.entries(responses).filter(([status]) => status.startsWith("2"));
      const body = schemaOf(requestBody);
      calls[`${method.toUpperCase()} ${address}`] = {
        takes: namesIn(body),
        needs: [...(resolved(body)?.required ?? [])].sort(),
        gives: [...new Set(given.flatMap(([, answer]) => namesIn(schemaOf(answer))))].sort(),
      };
    }
  return calls;
}

function schemaOf(body: Body | undefined): Schema | undefined {
  return body?.content?.["application/json"]?.schema;
}

function resolved(schema: Schema | undefined): Schema | undefined {
  return schema?.$ref ? document.components.schemas[schema.$ref.split("/").at(-1) ?? ""] : schema;
}

/** Returns the names of a schema's properties at any depth, sorted: "items[].title". */
function namesIn(schema: Schema | undefined, prefix = "", seen: readonly string[] = []): string[] {
  const found = resolved(schema);
  if (!found || (schema?.$ref && seen.includes(schema.$ref))) return [];
  const known = schema?.$ref ? [...seen, schema.$ref] : seen;
  const parts = [...(found.anyOf ?? []), ...(found.oneOf ?? []), ...(found.allOf ?? [])];
  const names = [
    ...Object.entries(found.properties ?? {}).flatMap(([name, value]) => [
      prefix + name,
      ...namesIn(value, `${prefix}${name}.`, known),
    ]),
    ...namesIn(found.items, `${prefix.replace(/\.$/, "")}[].`, known),
    ...parts.flatMap((part) => namesIn(part, prefix, known)),
  ];
  return [...new Set(names)].sort();
}

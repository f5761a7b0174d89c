import { describe, expect, it } from "vitest";
import { type Call, takesVersion } from "@/lib/api/call";
import { nouns } from "@/lib/reference/nouns";
import { openApi } from "@/lib/reference/openapi";
import { call } from "../support/call";
import { newTenant } from "../support/tenants";

const sources = import.meta.glob<string>("../../../app/api/**/route.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});
const schemaModules = import.meta.glob<Record<string, unknown>>([
  "../../../lib/**/{schema,*-schema}.ts",
  "../../../lib/api/list.ts",
]);
const calls = nouns.flatMap((noun) => noun.calls.map((one) => ({ ...one, noun })));
const nameOf = ({ method, path }: Pick<Call, "method" | "path">) => `${method} ${path}`;

/** Returns the path of a route file as the reference writes it. */
function pathOf(file: string) {
  const folder = file.replace(/^.*\/app\/api\//, "").replace(/\/route\.ts$/, "");
  return folder.replace(/\[(?:\.\.\.)?(\w+)\]/g, "{$1}");
}

/** Returns the methods that a route file exports. Parsed, not run, because Auth.js does not load outside of Next. */
function methodsOf(source: string) {
  const exported = source.match(/^export (const (\w+|\{[^}]*\}) =|\{[^}]*\};)/gm)?.join(" ") ?? "";
  return exported.match(/\b(GET|POST|PATCH|PUT|DELETE)\b/g) ?? [];
}

describe("the API reference", () => {
  it("lists exactly the existing routes and methods", () => {
    const served = Object.entries(sources)
      .filter(([file]) => !file.includes("[...path]"))
      .flatMap(([file, source]) => methodsOf(source).map((method) => `${method} ${pathOf(file)}`));
    expect(calls.map(nameOf).sort()).toEqual(served.sort());
  });

  it("validates bodies with the schemas of the handlers", async () => {
    const modules = Object.fromEntries(
      await Promise.all(
        Object.entries(schemaModules).map(async ([file, load]) => [
          file.replace("../../../", ""),
          await load(),
        ]),
      ),
    ) as Record<string, Record<string, unknown>>;
    for (const [file, source] of Object.entries(sources)) {
      const path = pathOf(file);
      for (const [, method, handler = ""] of source.matchAll(/export const (\w+) = ([\s\S]*?);\n(?=\n|$)/g)) {
        const name = /read(?:Optional)?Body\(request, (\w+)[,)]/.exec(handler)?.[1];
        const described = calls.find((one) => one.path === path && one.method === method);
        const body = described?.body && described.noun.shapes[described.body];
        if (!name) expect(body, `${method} ${path} reads no body`).toBeUndefined();
        else {
          const from = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from "@/(.+)"`).exec(source)?.[1];
          expect(modules[`${from}.ts`]?.[name], `${method} ${path}`).toBe(body);
        }
      }
    }
  });

  it("states the hourly limit of every limited call", async () => {
    for (const [file, source] of Object.entries(sources)) {
      for (const [, method, handler = ""] of source.matchAll(/export const (\w+) = ([\s\S]*?);\n(?=\n|$)/g)) {
        const limit = /(?:limit|require)Rate\("([\w-]+)"/.exec(handler)?.[1];
        const described = calls.find((one) => one.path === pathOf(file) && one.method === method);
        expect(described?.limit, `${method} ${file}`).toBe(limit);
      }
    }
    const { responses } = openApi().paths["/import"]?.post as { responses: object };
    expect(responses).toMatchObject({
      429: { description: "More than 60 requests by one user in an hour", headers: { "Retry-After": {} } },
    });
  });

  it("states which calls need a proof of identity", async () => {
    for (const [file, source] of Object.entries(sources)) {
      for (const [, method, handler = ""] of source.matchAll(/export const (\w+) = ([\s\S]*?);\n(?=\n|$)/g)) {
        const described = calls.find((one) => one.path === pathOf(file) && one.method === method);
        const needsProof = /needsProof: true|authenticateDownload/.test(handler);
        expect(described?.needsProof ?? false, `${method} ${file}`).toBe(needsProof);
      }
    }
    expect(openApi().paths["/users"]?.delete).toMatchObject({ responses: { 403: {} } });
  });

  it("is an OpenAPI document in which every reference resolves", () => {
    const document = openApi();
    expect(document.openapi).toBe("3.1.0");
    const text = JSON.stringify(document);
    for (const [, name = ""] of text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g))
      expect(Object.keys(document.components.schemas)).toContain(name);
    expect(text).not.toContain('"$defs"');
    const ids = [...text.matchAll(/"operationId":"(\w+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(calls.length);
  });
});

it("documents the version precondition of every change of a row with a version", () => {
  for (const { method, path } of calls.filter(takesVersion)) {
    const { responses, parameters } = openApi().paths[`/${path}`]?.[method.toLowerCase()] as {
      responses: object;
      parameters: object[];
    };
    expect(responses, path).toHaveProperty("412");
    expect(parameters, path).toContainEqual(expect.objectContaining({ name: "If-Match", in: "header" }));
  }
});

it("the examples of the reference work in a demo, in their order", async () => {
  const tenant = await newTenant("full");
  const tried = calls.filter((one) => one.example !== undefined);
  const deletes = tried.filter((one) => one.method === "DELETE").reverse();
  for (const one of [...tried.filter((other) => !deletes.includes(other)), ...deletes]) {
    const { noun, method, path, example, answer, status = 200, media } = one;
    const response = await call(tenant, method, path.replace("{id}", example?.id ?? ""), example?.body);
    const text = await response.text();
    expect(response.status, `${nameOf(one)}: ${text.slice(0, 500)}`).toBe(status);
    if (media) expect(response.headers.get("content-type"), nameOf(one)).toContain(media);
    if (answer) noun.shapes[answer]?.parse(JSON.parse(text));
  }
});

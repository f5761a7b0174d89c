import { z } from "zod";
import { type Call, ifMatch, takesVersion } from "@/lib/api/call";
import { nouns } from "./nouns";

/** Returns the parameters of a call in the path, in the query and in headers. */
export function parameters(call: Call) {
  const { path, example } = call;
  const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: name === "id" ? { type: "string", format: "uuid" } : { type: "string" },
    ...(example?.id && { example: example.id }),
  }));
  const inQuery = queryNames(call).map((name) => ({
    name,
    in: "query",
    required: false,
    schema: { type: "string" },
  }));
  return [...inPath, ...inQuery, ...(takesVersion(call) ? [ifMatchHeader] : [])];
}

function queryNames({ query }: Call): string[] {
  const shape = nouns.map(({ shapes }) => shapes[query ?? ""]).find((one) => one !== undefined);
  return shape instanceof z.ZodObject ? Object.keys(shape.shape) : [];
}

const ifMatchHeader = {
  name: "If-Match",
  in: "header",
  required: false,
  description: ifMatch,
  schema: { type: "string" },
};

type Schema = Record<string, unknown>;

/** Describes a JSON schema in one line: "text, at most 200 characters, or null". */
export function describeSchema(schema: Schema): string {
  if (typeof schema.$ref === "string") return schema.$ref.split("/").at(-1) ?? "";
  if (Array.isArray(schema.anyOf)) return anyOf(schema.anyOf as Schema[]) + byDefault(schema);
  if (Array.isArray(schema.enum)) return schema.enum.map(String).join(" · ") + byDefault(schema);
  if ("const" in schema) return schema.const === "" ? "empty" : JSON.stringify(schema.const);
  return kindOf(schema) + limits(schema) + byDefault(schema);
}

function anyOf(kinds: Schema[]): string {
  return [...new Set(kinds.map(describeSchema))].join(", or ");
}

function kindOf(schema: Schema): string {
  if (schema.type === "array") return `list of ${describeSchema((schema.items ?? {}) as Schema)}`;
  if (schema.type === "object") return objectOf(schema);
  if (schema.type === "string") return formats[String(schema.format)] ?? "text";
  return kinds[String(schema.type)] ?? "anything";
}

function objectOf({ properties }: Schema): string {
  return properties ? `{ ${Object.keys(properties).join(", ")} }` : "object";
}

function limits(schema: Schema): string {
  const longest = schema.maxLength ?? schema.maxItems;
  const what = schema.type === "array" ? "" : " characters";
  return [
    schema.minimum === undefined ? "" : `, at least ${Number(schema.minimum).toLocaleString("en-US")}`,
    schema.maximum === undefined ? "" : `, at most ${Number(schema.maximum).toLocaleString("en-US")}`,
    longest === undefined ? "" : `, at most ${Number(longest).toLocaleString("en-US")}${what}`,
  ].join("");
}

function byDefault(schema: Schema): string {
  return "default" in schema ? `; default ${JSON.stringify(schema.default)}` : "";
}

const formats: Record<string, string> = {
  uuid: "UUID",
  date: "date",
  "date-time": "date and time, ISO 8601",
  uri: "URL",
};

const kinds: Record<string, string> = {
  integer: "whole number",
  number: "number",
  boolean: "true or false",
  null: "null",
};

// A generator of Prisma: gives columns whose comment in schema.prisma says "One of: a, b." the type "a" | "b" in the
// client that the generator before it has written. See docs/decisions/0005-statuses-and-enums.md.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";

// Prisma sends one JSON-RPC request a line and reads the answers from stderr.
createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, method, params } = JSON.parse(line);
  const answer = { jsonrpc: "2.0", id };
  try {
    if (method === "generate") nameValues(params);
    const manifest = { prettyName: "the values of text columns", defaultOutput: "." };
    console.error(JSON.stringify({ ...answer, result: method === "getManifest" ? { manifest } : null }));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(JSON.stringify({ ...answer, error: { code: -32000, message, data: {} } }));
  }
});

function nameValues({ dmmf, otherGenerators }) {
  const client = otherGenerators.find(({ provider }) => provider.value.startsWith("prisma-client"));
  for (const model of dmmf.datamodel.models) {
    const types = new Map(
      model.fields.flatMap((field) => {
        const values = /\bOne of: ([\w, -]+)\./.exec(field.documentation ?? "")?.[1];
        return values
          ? [
              [
                field.name,
                values
                  .split(", ")
                  .map((value) => JSON.stringify(value))
                  .join(" | "),
              ],
            ]
          : [];
      }),
    );
    if (types.size === 0) continue;
    const file = path.join(client.output.value, "models", `${model.name}.ts`);
    if (!existsSync(file)) throw new Error(`There is no ${file}`);
    writeFileSync(file, withTypes(readFileSync(file, "utf8"), types));
  }
}

/** Returns the text of a model's types in which the fields have these types instead of string. */
function withTypes(text, types) {
  return text.replaceAll(/^( +)(\w+)(\??): (.*\bstring\b.*)$/gm, (line, indent, field, optional, type) => {
    const values = types.get(field);
    return values ? `${indent}${field}${optional}: ${type.replaceAll(/\bstring\b/g, values)}` : line;
  });
}

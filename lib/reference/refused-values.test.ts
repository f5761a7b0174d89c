import { describe, expect, it } from "vitest";
import { z } from "zod";
import { validate } from "@/lib/server/http/validate";
import { nouns } from "./nouns";

/** Every field of every body in the reference. */
const fields = nouns.flatMap(({ shapes, calls }) =>
  calls.flatMap(({ method, path, body = "" }) => {
    const schema = shapes[body];
    if (!schema) return [];
    const { properties = {} } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
    return Object.keys(properties).map((field) => ({ call: `${method} ${path}`, field, schema }));
  }),
);

/** Messages that the specification uses for missing and for wrong values alike. */
const wordsForAny = [
  "Please select a status",
  "Please select a color",
  "File type must be specified",
  "File category must be specified",
  "Please enter a number (no leading 0)",
];

const saysMissing = /^(Please |Enter (a|your|the) )|is required$/;

function messagesFor(value: unknown): string[] {
  return fields.flatMap(({ call, field, schema }) =>
    (validate(schema, { [field]: value }).issues ?? [])
      .filter(({ path, message }) => path === field && !wordsForAny.includes(message))
      .map(({ message }) => `${call} ${field}: ${message}`),
  );
}

describe("a refused value of the API", () => {
  it("is not called missing when it is there", () => {
    const messages = [
      messagesFor({ wrong: "kind" }),
      messagesFor([["wrong kind"]]),
      messagesFor(true),
    ].flat();
    expect(messages.length).toBeGreaterThan(100);
    expect(messages.filter((message) => saysMissing.test(message.split(": ").at(-1) ?? ""))).toEqual([]);
  });

  it("is called missing when it is not there, in the words of its field or the specification's", () => {
    const messages = [messagesFor(null), messagesFor("")].flat();
    expect(messages.length).toBeGreaterThan(50);
    expect(messages.filter((message) => /: (Must |Is not valid)/.test(message))).toEqual([]);
  });
});

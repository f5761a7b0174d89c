import { z } from "zod";

/** Accepts both `title` and `projectTitle`, because the specification uses one for PATCH and the other for POST. */
export function withTitle<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (body) =>
      isObject(body) && body.title !== undefined && body.projectTitle === undefined
        ? { ...body, projectTitle: body.title }
        : body,
    schema,
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

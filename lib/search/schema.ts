import { z } from "zod";
import { clientLabelSchema } from "@/lib/clients/schema";
import { idSchema } from "@/lib/shared/text/fields";
import { documentKindSchema } from "@/lib/sales-documents/parts-schema";
import { searchTextSchema } from "@/lib/api/list";
import { MAX_FOUND } from "./rules";

/** The body of POST search. */
export const searchSchema = z.object({
  text: searchTextSchema,
  /** The most results of each kind. */
  take: z.int().min(1).max(MAX_FOUND).default(MAX_FOUND),
});

const found = {
  id: idSchema,
  name: z.string(),
  /** Its client, for the color; the client itself in `clients`. */
  client: clientLabelSchema.nullable(),
};
const withProject = { ...found, projectName: z.string().nullable() };

/** The rows that were found of each kind, the best match first. */
export const foundSchema = z.strictObject({
  projects: z.array(z.strictObject(found)),
  clients: z.array(z.strictObject(found)),
  people: z.array(
    z.strictObject({ ...found, kind: z.enum(["client", "partner"]), role: z.string().nullable() }),
  ),
  tasks: z.array(z.strictObject({ ...withProject, isCompleted: z.boolean() })),
  events: z.array(z.strictObject(withProject)),
  files: z.array(z.strictObject(withProject)),
  /** The name is the project's title. */
  documents: z.array(z.strictObject({ ...found, kind: documentKindSchema, number: z.string() })),
});

export type Found = z.infer<typeof foundSchema>;

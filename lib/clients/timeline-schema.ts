import { z } from "zod";
import { idSchema, instantSchema } from "@/lib/shared/text/fields";
import { takeSchema } from "@/lib/api/list";
import { documentKinds } from "@/lib/document-settings/kinds";
import { TIMELINE_TAKE } from "@/lib/shared/constants";

export const timelineFilterSchema = z.object({ take: takeSchema(TIMELINE_TAKE) });

/** Something that happened with a client. */
export const timelineItemSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(["task", "event", "file", "document"]),
  /** Of a document, the title of its project. */
  name: z.string(),
  /** When the task was last changed, the event began, the file was added, or the document's issue date. */
  at: instantSchema,
  /** True if `at` is an instant; otherwise it is midnight UTC of a calendar date. */
  isWithTime: z.boolean(),
  project: z.strictObject({ id: idSchema, name: z.string() }),
  /** The type of a file; null for other kinds. */
  type: z.string().nullable(),
  /** The fields of a document; null for other kinds. */
  document: z
    .strictObject({
      kind: z.enum(documentKinds),
      number: z.string(),
      isDraft: z.boolean(),
      total: z.string(),
      currency: z.string(),
    })
    .nullable(),
});

export type TimelineItem = z.infer<typeof timelineItemSchema>;

import { z } from "zod";
import { requiredText } from "@/lib/shared/text/fields";
import { mediaTypePattern } from "@/lib/files/upload-limits";

/** A stored file or picture; `path` is relative to `objects/`. Demo objects have no type, because they ship with the app. */
export const archivedObjectSchema = z.strictObject({
  path: requiredText("Must be a path", 500),
  contentType: z.string().max(200).regex(mediaTypePattern).nullable(),
  size: z.int().min(0),
});

export type ArchivedObject = z.output<typeof archivedObjectSchema>;

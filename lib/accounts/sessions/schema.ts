import { z } from "zod";
import { idSchema, instantSchema } from "@/lib/shared/text/fields";

export const sessionSchema = z.strictObject({
  id: idSchema,
  device: z.string().nullable(),
  address: z.string().nullable(),
  /** When the session was opened by a sign-in. */
  createdAt: instantSchema,
  /** When it was last used, at most 20 minutes late. */
  lastSeenAt: instantSchema,
  /** True if it is the session of this call. */
  isCurrent: z.boolean(),
});

/** A browser that is signed in to the workspace. */
export type Session = z.infer<typeof sessionSchema>;

import { z } from "zod";
import { idSchema, instantSchema, longText, optionalText, requiredText } from "@/lib/fields";
import { isTimeZone } from "@/lib/time-zone";

/** The body of PATCH users: what is left out stays as it is. */
export const userPatchSchema = z
  .object({
    displayName: requiredText("Please enter your name."),
    email: optionalText(),
    phoneNumber: optionalText(),
    address: optionalText(2000),
    bio: longText(),
    taxId: optionalText(),
    specialization: z
      .array(requiredText("Please name the tag", 60), { error: "Must be a list of tags" })
      .max(30, { error: "Must be at most 30 tags" }),
    timeZone: z.string().refine(isTimeZone, { error: "Must be a time zone" }),
  })
  .partial();

/** The signed-in user as the API answers it. */
export const userSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(["demo", "blank", "google"]),
  /** When this workspace ends; null for good. */
  expiresAt: instantSchema.nullable(),
  timeZone: z.string(),
  displayName: z.string(),
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  address: z.string().nullable(),
  bio: z.string().nullable(),
  taxId: z.string().nullable(),
  currency: z.string(),
  specialization: z.array(z.string()),
  avatar: z.string().nullable(),
  quitting: z.boolean(),
  pinnedProjects: z.array(idSchema),
});

export type UserPatch = z.output<typeof userPatchSchema>;
export type User = z.infer<typeof userSchema>;

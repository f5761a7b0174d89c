import { z } from "zod";
import { tenantKinds } from "@/lib/accounts/tenant-kind";
import { isCurrency } from "@/lib/shared/money/currency-codes";
import { optionalEmail } from "@/lib/shared/text/email";
import {
  accentSchema,
  addressFields,
  avatarKeySchema,
  idSchema,
  instantSchema,
  longText,
  optionalText,
  paymentDays,
  requiredText,
} from "@/lib/shared/text/fields";
import { hourlyRateSchema } from "@/lib/shared/money/hourly-rate";
import { timeRoundingSchema } from "@/lib/shared/dates/time-rounding";
import { tagList } from "@/lib/tags/schema";
import { isTimeZone } from "@/lib/shared/dates/time-zone";

/** The body of PATCH users; omitted fields stay unchanged. */
export const userPatchSchema = z
  .object({
    displayName: requiredText("Please enter your name."),
    email: optionalEmail(),
    phoneNumber: optionalText(),
    address: optionalText(2000),
    /** In parts, printed instead of `address` where they are filled in. */
    ...addressFields,
    bio: longText(),
    taxId: optionalText(),
    vatId: optionalText(),
    specialization: tagList(),
    currency: z.string().refine(isCurrency, { error: "Must be the code of a currency" }),
    paymentDays: paymentDays(),
    /** Of time, in the currency of the profile. */
    hourlyRate: hourlyRateSchema,
    /** The rounding of billed time: "none", or such as "up:15:entry". */
    timeRounding: timeRoundingSchema,
    avatar: avatarKeySchema,
    /** The key of an upload of the category `logo`; null removes it. Issued documents keep theirs. */
    logo: avatarKeySchema,
    /** The color of the title and the lines of documents, darkened on paper where text could not be read. */
    accent: accentSchema,
    quitting: z.boolean({ error: "Must be true or false" }),
    /** True if keyboard shortcuts of a single key are on. */
    singleKeys: z.boolean({ error: "Must be true or false" }),
    /** The complete list: projects that are not in it are unpinned. */
    pinnedProjects: z
      .array(idSchema, { error: "Must be a list of ids" })
      .max(1000, { error: "Must be at most 1000 ids" }),
    timeZone: z.string().refine(isTimeZone, { error: "Must be a time zone" }),
  })
  .partial();

/** The signed-in user, as the API returns it. */
export const userSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(tenantKinds),
  /** When this workspace expires; null means never. */
  expiresAt: instantSchema.nullable(),
  timeZone: z.string(),
  displayName: z.string(),
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  address: z.string().nullable(),
  street: z.string().nullable(),
  postcode: z.string().nullable(),
  city: z.string().nullable(),
  region: z.string().nullable(),
  country: z.string().nullable(),
  bio: z.string().nullable(),
  taxId: z.string().nullable(),
  vatId: z.string().nullable(),
  currency: z.string(),
  /** The days until an invoice is due unless its client has others; null means 14. */
  paymentDays: z.int().nullable(),
  hourlyRate: z.string().nullable(),
  timeRounding: z.string().nullable(),
  specialization: z.array(z.string()),
  avatar: z.string().nullable(),
  logo: z.string().nullable(),
  /** In pixels. */
  logoWidth: z.int().nullable(),
  logoHeight: z.int().nullable(),
  accent: z.string().nullable(),
  quitting: z.boolean(),
  singleKeys: z.boolean(),
  updatedAt: instantSchema,
  pinnedProjects: z.array(idSchema),
  /** The first id after the rows of the sample studio; null if there is none. */
  sampleEnd: idSchema.nullable(),
  /** True if the workspace has a sample studio, which `DELETE users/sample` removes. */
  hasSample: z.boolean(),
  /** True if the person runs this server, which `GET server-status` is for. */
  isServerOwner: z.boolean(),
  /** The largest file and picture, in bytes. */
  uploadLimits: z.strictObject({ file: z.number(), picture: z.number() }),
});

export type UserPatch = z.output<typeof userPatchSchema>;
export type User = z.infer<typeof userSchema>;

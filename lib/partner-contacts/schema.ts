import { z } from "zod";
import { optionalEmail } from "@/lib/shared/text/email";
import {
  avatarKeySchema,
  idSchema,
  instantSchema,
  longText,
  optionalText,
  requiredText,
} from "@/lib/shared/text/fields";
import { filterOf, createManySchema, takeSchema, searchTextSchema } from "@/lib/api/list";
import { NO_COMPANY, PARTNER_CONTACTS_TAKE } from "@/lib/shared/constants";

const required = {
  name: requiredText("Please enter a name"),
  role: requiredText("Please specify their role"),
};

/** A company name as typed; defaults to "Freelancer". */
export const partnerCompanySchema = optionalText().transform((company) => company ?? NO_COMPANY);

/** The body of POST partner-contacts. */
export const newPartnerContactSchema = z.object({
  id: idSchema.optional(),
  ...required,
  company: partnerCompanySchema.default(NO_COMPANY),
  phoneNumber: optionalText().optional(),
  email: optionalEmail().optional(),
  details: longText().optional(),
  avatar: avatarKeySchema.optional(),
});

/** The body of POST partner-contacts/create-many. Pictures are not included: they are uploaded individually. */
export const newPartnerContactsSchema = createManySchema(
  newPartnerContactSchema.transform(({ avatar: _, ...contact }) => contact),
);

/** The body of PATCH partner-contacts/{id}; omitted fields stay unchanged. */
export const partnerContactPatchSchema = z
  .object({
    ...required,
    company: partnerCompanySchema,
    phoneNumber: optionalText(),
    email: optionalEmail(),
    details: longText(),
    avatar: avatarKeySchema,
  })
  .partial();

const text = filterOf(searchTextSchema);

export const partnerContactFilterSchema = z.object({
  name: text,
  role: text,
  company: text,
  projectId: filterOf(idSchema),
  take: takeSchema(PARTNER_CONTACTS_TAKE),
});

/** A partner contact in API responses. */
export const partnerContactSchema = z.strictObject({
  id: idSchema,
  userId: idSchema,
  name: z.string(),
  company: z.string(),
  role: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  email: z.string().nullable(),
  details: z.string().nullable(),
  avatar: z.string().nullable(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});

export type NewPartnerContact = z.input<typeof newPartnerContactSchema>;
export type PartnerContactPatch = z.output<typeof partnerContactPatchSchema>;
export type PartnerContactFilter = Partial<z.output<typeof partnerContactFilterSchema>>;
export type PartnerContact = z.infer<typeof partnerContactSchema>;

import { z } from "zod";
import { clientLabelSchema } from "@/lib/clients/schema";
import { optionalEmail } from "@/lib/shared/text/email";
import {
  avatarKeySchema,
  idSchema,
  instantSchema,
  longText,
  missingOr,
  optionalText,
  requiredText,
} from "@/lib/shared/text/fields";
import { filterOf, createManySchema, takeSchema, searchTextSchema } from "@/lib/api/list";
import { CLIENT_CONTACTS_TAKE } from "@/lib/shared/constants";

const required = {
  name: requiredText("Please enter a name"),
  role: requiredText("Please specify their role"),
};

/** The body of POST client-contacts. The specification calls `details` "detail" here. */
export const newClientContactSchema = z
  .object({
    id: idSchema.optional(),
    companyId: z.uuid({ error: missingOr("Please select a client", "Must be an id") }),
    ...required,
    phoneNumber: optionalText().optional(),
    email: optionalEmail().optional(),
    detail: longText().optional(),
    avatar: avatarKeySchema.optional(),
  })
  .transform(({ detail, ...contact }) => ({ ...contact, details: detail }));

/** The body of POST client-contacts/create-many. Pictures are not included: they are uploaded individually. */
export const newClientContactsSchema = createManySchema(
  newClientContactSchema.transform(({ avatar: _, ...contact }) => contact),
);

/** The body of PATCH client-contacts/{id}; omitted fields stay unchanged. A contact cannot change its company. */
export const clientContactPatchSchema = z
  .object({
    ...required,
    phoneNumber: optionalText(),
    email: optionalEmail(),
    details: longText(),
    avatar: avatarKeySchema,
  })
  .partial();

const text = filterOf(searchTextSchema);

/** `company` is text in the company's name, `companyId` the company itself, `projectId` a project they work on. */
export const clientContactFilterSchema = z.object({
  name: text,
  role: text,
  company: text,
  companyId: filterOf(idSchema),
  projectId: filterOf(idSchema),
  take: takeSchema(CLIENT_CONTACTS_TAKE),
});

/** A client contact in API responses. */
export const clientContactSchema = z.strictObject({
  id: idSchema,
  userId: idSchema,
  name: z.string(),
  companyId: idSchema,
  company: clientLabelSchema,
  role: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  email: z.string().nullable(),
  details: z.string().nullable(),
  avatar: z.string().nullable(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});

export type NewClientContact = z.input<typeof newClientContactSchema>;
export type ClientContactPatch = z.output<typeof clientContactPatchSchema>;
export type ClientContactFilter = Partial<z.output<typeof clientContactFilterSchema>>;
export type ClientContact = z.infer<typeof clientContactSchema>;

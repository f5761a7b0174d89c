import { z } from "zod";
import { anyPixKey, bankAccountFields } from "@/lib/bank-accounts/schema";
import { catalogueItemFields } from "@/lib/catalogue-items/schema";
import { clientContactPatchSchema } from "@/lib/client-contacts/schema";
import { newClientSchema } from "@/lib/clients/schema";
import { storedDue } from "@/lib/shared/dates/due";
import { newEventSchema } from "@/lib/events/schema";
import {
  accentSchema,
  idSchema,
  instantSchema,
  optionalId,
  optionalText,
  requiredText,
} from "@/lib/shared/text/fields";
import { fileCategorySchema, fileTypeSchema } from "@/lib/files/schema";
import { partnerContactPatchSchema } from "@/lib/partner-contacts/schema";
import { newProjectSchema, projectCurrencySchema, projectPatchSchema } from "@/lib/projects/schema";
import { salesDocumentCategorySchema, salesDocumentFields } from "@/lib/sales-documents/schema";
import { archivedObjectSchema } from "./archived-object";
import { archivedTimeEntrySchema } from "./time-entry-schema";
import { archivedRepeatSchema, dateSchema } from "./repeat-schema";
import {
  archivedItems,
  documentAddresses,
  issuedFields,
  logoFields,
  numberingFields,
  paymentDaysSchema,
} from "./issued-schema";
import { newTaskSchema } from "@/lib/tasks/schema";
import { userPatchSchema } from "@/lib/users/schema";
import { optionalWebLink } from "@/lib/shared/text/web-link";
import { ARCHIVE_FORMAT, type ArchiveTable } from "./tables";

const times = { createdAt: instantSchema, updatedAt: instantSchema };
const row = { id: idSchema, ...times };
// Not validated: stored addresses may be older than the validation.
const email = optionalText().optional();
// When a client or project was archived; missing in archives of earlier versions.
const archivedAt = { archivedAt: instantSchema.nullable().default(null) };
const picture = { avatar: archivedObjectSchema.nullable() };
const { note, links, pinned } = projectPatchSchema.shape;
const { repeat: _taskRule, ...taskFields } = newTaskSchema.shape;
const { repeat: _eventRule, ...eventFields } = newEventSchema.shape;
// Missing in archives of earlier versions.
const repeated = { repeatId: idSchema.nullable().default(null), slot: dateSchema.nullable().default(null) };

/** The schemas of an archive's rows, built from the API's field schemas. */
export const archiveRowSchemas = {
  clients: z.strictObject({
    ...newClientSchema.shape,
    email,
    paymentDays: paymentDaysSchema,
    ...archivedAt,
    ...row,
  }),
  clientContacts: z.strictObject({
    ...clientContactPatchSchema.shape,
    name: requiredText("Please enter a name"),
    role: optionalText(),
    companyId: idSchema,
    email,
    ...picture,
    ...row,
  }),
  partnerContacts: z.strictObject({
    ...partnerContactPatchSchema.shape,
    name: requiredText("Please enter a name"),
    role: optionalText(),
    email,
    ...picture,
    ...row,
  }),
  projects: z.strictObject({
    ...newProjectSchema.shape,
    note,
    links,
    pinned,
    isPaymentStatusManual: z.boolean().default(false),
    clientContacts: z.array(idSchema),
    partnerContacts: z.array(idSchema),
    // Missing in archives of earlier versions, whose budgets were in the profile's currency.
    currency: projectCurrencySchema.nullable().default(null),
    ...archivedAt,
    ...row,
  }),
  repeats: archivedRepeatSchema,
  tasks: z
    .strictObject({ ...taskFields, ...repeated, ...row })
    .transform((task) => ({ ...task, ...storedDue(task) })),
  events: z
    .strictObject({ ...eventFields, ...repeated, ...row })
    .transform((event) => ({ ...event, ...storedDue(event) })),
  files: z.strictObject({
    name: requiredText("Please name your file"),
    originalName: optionalText(500),
    type: fileTypeSchema,
    category: fileCategorySchema,
    projectId: optionalId(),
    link: optionalWebLink(),
    object: archivedObjectSchema.nullable(),
    ...row,
  }),
  catalogueItems: z.strictObject({ ...catalogueItemFields, ...row }),
  bankAccounts: z.strictObject({
    ...bankAccountFields,
    pixKey: anyPixKey,
    // Missing in archives of earlier versions.
    payLink: bankAccountFields.payLink.default(null),
    ...row,
  }),
  salesDocuments: z.strictObject({
    ...salesDocumentFields,
    items: archivedItems,
    freelancerEmail: optionalText(),
    ...documentAddresses,
    // Missing in archives of earlier versions.
    taxTreatment: salesDocumentFields.taxTreatment.default("standard"),
    taxNote: salesDocumentFields.taxNote.default(null),
    pricesIncludeTax: salesDocumentFields.pricesIncludeTax.default(false),
    serviceDate: salesDocumentFields.serviceDate.default(null),
    serviceFrom: salesDocumentFields.serviceFrom.default(null),
    serviceTo: salesDocumentFields.serviceTo.default(null),
    withholding: salesDocumentFields.withholding.default(null),
    clientId: salesDocumentFields.clientId.optional(),
    bankAccountId: salesDocumentFields.bankAccountId.default(null),
    language: salesDocumentFields.language.default(null),
    signatures: salesDocumentFields.signatures.default(null),
    accent: accentSchema.default(null),
    ...logoFields,
    projectId: idSchema,
    category: salesDocumentCategorySchema,
    ...issuedFields,
    ...row,
  }),
  timeEntries: archivedTimeEntrySchema,
} satisfies Record<ArchiveTable, z.ZodType>;

const { pinnedProjects: _pinned, avatar: _avatar, logo: _logo, ...profileFields } = userPatchSchema.shape;

export const archivedProfileSchema = z.strictObject({
  ...profileFields,
  email,
  paymentDays: paymentDaysSchema,
  ...numberingFields,
  ...picture,
  ...logoFields,
});

export const manifestSchema = z.looseObject({
  format: z.literal(ARCHIVE_FORMAT.format, { error: "is not a Pennant export" }),
  version: z.literal(ARCHIVE_FORMAT.version, { error: "was made by a newer version of Pennant" }),
});

/** The response to an import: the number of rows per table, and of stored files and pictures that the archive lacks. */
export const importedSchema = z.strictObject({
  clients: z.int(),
  clientContacts: z.int(),
  partnerContacts: z.int(),
  projects: z.int(),
  repeats: z.int(),
  tasks: z.int(),
  events: z.int(),
  files: z.int(),
  bankAccounts: z.int(),
  catalogueItems: z.int(),
  salesDocuments: z.int(),
  timeEntries: z.int(),
  missing: z.int(),
});

export const exportAddressSchema = z.strictObject({ url: z.string() });

export type ArchivedProfile = z.output<typeof archivedProfileSchema>;
export type ArchiveRow<Table extends ArchiveTable> = z.output<(typeof archiveRowSchemas)[Table]>;
export type Imported = z.output<typeof importedSchema>;

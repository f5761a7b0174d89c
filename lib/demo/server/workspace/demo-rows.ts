import "server-only";
import type { AddressPart } from "@/lib/shared/text/address";
import type { Prisma } from "@/lib/server/db/generated/client";

export type DemoProfile = Required<
  Pick<
    Prisma.UserUncheckedCreateInput,
    | "displayName"
    | "email"
    | "phoneNumber"
    | "address"
    | AddressPart
    | "bio"
    | "taxId"
    | "currency"
    | "hourlyRate"
    | "avatar"
    | "logo"
    | "logoWidth"
    | "logoHeight"
    | "accent"
  >
> & { specialization: string[] };

/**
 * Rows in the shape of `createMany`, in an order in which every reference points backwards. All rows of a table have
 * the same keys and stand JSON: they may be inserted from one JSON parameter too.
 */
export type DemoRows = {
  profile: DemoProfile;
  clients: Prisma.ClientCreateManyInput[];
  clientContacts: Prisma.ClientContactCreateManyInput[];
  partnerContacts: Prisma.PartnerContactCreateManyInput[];
  projects: Prisma.ProjectCreateManyInput[];
  projectClientContacts: Prisma.ProjectClientContactCreateManyInput[];
  projectPartnerContacts: Prisma.ProjectPartnerContactCreateManyInput[];
  tasks: Prisma.TaskCreateManyInput[];
  events: Prisma.EventCreateManyInput[];
  files: Prisma.FileCreateManyInput[];
  bankAccounts: Prisma.BankAccountCreateManyInput[];
  catalogueItems: Prisma.CatalogueItemCreateManyInput[];
  salesDocuments: Prisma.SalesDocumentCreateManyInput[];
  salesDocumentItems: Prisma.SalesDocumentItemCreateManyInput[];
  receivedPayments: Prisma.ReceivedPaymentCreateManyInput[];
  timeEntries: Prisma.TimeEntryCreateManyInput[];
  documentSeries: Prisma.DocumentSeriesCreateManyInput[];
};

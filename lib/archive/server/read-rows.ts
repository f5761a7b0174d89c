import "server-only";
import { addressColumns } from "@/lib/shared/text/address";
import type { Prisma } from "@/lib/server/db/generated/client";
import { readDocuments } from "./read-documents";
import { archived, archivedLogo, type Page, readObjects, type StoredObject } from "./read-objects";
import type { ArchiveTable } from "@/lib/archive/tables";

type Database = Prisma.TransactionClient;
type Row = { id: string } & Partial<Record<"object" | "avatar" | "pdf" | "logo", StoredObject | null>>;

const PAGE = 500;
const bare = { userId: true, searchName: true } as const;

/** Yields every row of a tenant's table in the archive's format, ordered by id and read in pages. */
export async function* readRows(
  database: Database,
  userId: string,
  table: ArchiveTable,
): AsyncGenerator<Row> {
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const rows = await pages[table](database, {
      where: { userId, id: { gt: after } },
      orderBy: { id: "asc" },
      take: PAGE,
    });
    yield* rows;
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.id ?? after;
  }
}

/** Returns the profile in the archive's format. */
export async function readProfile(database: Database, userId: string) {
  const {
    avatar,
    logo,
    numberings: numbering,
    ...profile
  } = await database.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      displayName: true,
      email: true,
      phoneNumber: true,
      address: true,
      ...addressColumns,
      bio: true,
      taxId: true,
      vatId: true,
      specialization: true,
      currency: true,
      paymentDays: true,
      hourlyRate: true,
      timeRounding: true,
      avatar: true,
      logo: true,
      logoWidth: true,
      logoHeight: true,
      accent: true,
      quitting: true,
      singleKeys: true,
      timeZone: true,
      numberings: { omit: { userId: true }, orderBy: { kind: "asc" } },
      series: { omit: { userId: true }, orderBy: [{ kind: "asc" }, { period: "asc" }] },
    },
  });
  const objects = await readObjects(database, userId, [avatar, logo]);
  return {
    ...profile,
    hourlyRate: profile.hourlyRate?.toFixed() ?? null,
    numbering,
    avatar: archived(objects, avatar, "pictures/profile"),
    logo: archivedLogo(objects, logo),
  };
}

const contactIds = { select: { contactId: true }, orderBy: { contactId: "asc" } } as const;

const pages: Record<ArchiveTable, (database: Database, page: Page) => Promise<Row[]>> = {
  clients: (database, page) => database.client.findMany({ ...page, omit: bare }),
  repeats: (database, page) => database.repeat.findMany({ ...page, omit: { userId: true, extendAt: true } }),
  tasks: (database, page) => database.task.findMany({ ...page, omit: bare }),
  events: (database, page) => database.event.findMany({ ...page, omit: bare }),
  clientContacts: async (database, page) => {
    const rows = await database.clientContact.findMany({ ...page, omit: { ...bare, searchRole: true } });
    return withPictures(database, page.where.userId, rows);
  },
  partnerContacts: async (database, page) => {
    const omit = { ...bare, searchRole: true, searchCompany: true } as const;
    const rows = await database.partnerContact.findMany({ ...page, omit });
    return withPictures(database, page.where.userId, rows);
  },
  projects: async (database, page) => {
    const include = { clientContacts: contactIds, partnerContacts: contactIds };
    const rows = await database.project.findMany({ ...page, omit: bare, include });
    return rows.map((row) => ({
      ...row,
      clientContacts: row.clientContacts.map(({ contactId }) => contactId),
      partnerContacts: row.partnerContacts.map(({ contactId }) => contactId),
    }));
  },
  files: async (database, page) => {
    const rows = await database.file.findMany({ ...page, omit: bare });
    const keys = rows.map(({ s3Key }) => s3Key);
    const objects = await readObjects(database, page.where.userId, keys);
    return rows.map(({ s3Key, size, ...row }) => ({
      ...row,
      object: archived(objects, s3Key, `files/${row.id}`, Number(size)),
    }));
  },
  bankAccounts: (database, page) => database.bankAccount.findMany({ ...page, omit: { userId: true } }),
  catalogueItems: async (database, page) => {
    const rows = await database.catalogueItem.findMany({ ...page, omit: bare });
    return rows.map((row) => ({ ...row, rate: row.rate.toFixed(), tax: row.tax?.toFixed() ?? null }));
  },
  salesDocuments: readDocuments,
  timeEntries: async (database, page) => {
    const rows = await database.timeEntry.findMany({ ...page, omit: { userId: true } });
    return rows.map((row) => ({
      ...row,
      rate: row.rate?.toFixed() ?? null,
      billedRate: row.billedRate?.toFixed() ?? null,
    }));
  },
};

async function withPictures<Contact extends { id: string; avatar: string | null }>(
  database: Database,
  userId: string,
  rows: Contact[],
) {
  const keys = rows.map(({ avatar }) => avatar);
  const objects = await readObjects(database, userId, keys);
  return rows.map((row) => ({ ...row, avatar: archived(objects, row.avatar, `pictures/${row.id}`) }));
}

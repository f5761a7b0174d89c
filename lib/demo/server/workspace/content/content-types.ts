import type { ItemUnit } from "@/lib/sales-documents/totals/units";
import "server-only";
import type { Address } from "@/lib/shared/text/address";
import type { FileType, ObjectName } from "@/lib/demo/server/workspace/demo-objects";

/**
 * Days count working days from the moment of creation: 0 is today (or the coming Monday when today is in a weekend),
 * 5 is the same weekday next week, -1 the working day before. Texts may say `{year}` and `{lastYear}`.
 */
export type WorkingDay = number;

export type ThemeColor =
  | (
      | "red"
      | "orange"
      | "peach"
      | "yellow"
      | "beige"
      | "coral"
      | "maroon"
      | "bronze"
      | "olive"
      | "green"
      | "mint"
    )
  | ("turquoise" | "teal" | "blue" | "purple" | "lavender" | "lilac" | "magenta" | "pink" | "taupe" | "zinc");

export type PersonContent = {
  name: string;
  role: string;
  phoneNumber: string;
  email: string;
  details?: string;
  avatar?: ObjectName;
};

/** Without a company the partner is a freelancer. */
export type PartnerContent = PersonContent & { company?: string };

export type ClientContent = Address & {
  name: string;
  themeColor: ThemeColor;
  taxId: string;
  email: string;
  phoneNumber: string;
  address: string;
  buyerReference?: string;
  detail: string;
  note: string[];
  /** Days until an invoice is due; 14 without it. */
  paymentDays?: number;
  /** Working days since the first talk. */
  since: WorkingDay;
  contacts: PersonContent[];
  projects: ProjectContent[];
};

export type ProjectContent = {
  name: string;
  projectStatus: "active" | "on-hold" | "completed";
  paymentStatus: "pending" | "processing" | "paid";
  budget: number;
  pinned?: true;
  started: WorkingDay;
  /** Hours before the moment of creation; the projects list is ordered by it. */
  updatedHoursAgo: number;
  note: string[];
  links: LinkContent[];
  /** Names of the client's contacts and of partners. */
  clientContacts?: string[];
  partners: string[];
  tasks: TaskContent[];
  weekly?: WeeklyContent;
  events: EventContent[];
  files: FilesContent;
};

export type LinkContent = [label: string, url: string];

/** `date` counts calendar days instead, for what may well fall on a weekend. */
type When = { day: WorkingDay; time?: string } | { date: number };

export type TaskContent = When & {
  name: string;
  done?: true;
  details?: string;
  link?: string;
  tags?: string[];
};

export type EventContent = When & { name: string; details?: string; link?: string; tags?: string[] };

/** A standing call: one event a week, each named for what is on the table. */
export type WeeklyContent = {
  name: string;
  time: string;
  firstDay: WorkingDay;
  topics: string[];
  link: string;
  tags: string[];
};

export type FilesContent = { work: FileContent[]; asset: FileContent[] };

/** The target of a name: one of the shipped objects, or an address elsewhere with its type. */
export type FileContent =
  | [name: string, object: ObjectName, day: WorkingDay]
  | [name: string, link: `https://${string}`, day: WorkingDay, type: FileType];

export type SalesDocumentContent = {
  project: string;
  category: "quotation" | "invoice" | "receipt";
  number: string;
  referenceNumber?: string;
  issued: WorkingDay;
  /** Issued, unless it is a draft. */
  isDraft?: true;
  isCreditNote?: true;
  /** Defaults to the profile's. */
  currency?: "EUR";
  /** The document that it was made from, as "quotation 1". */
  madeFrom?: string;
  /** The invoice that a credit note credits, as "invoice 1". */
  credits?: string;
  /** Payments of an invoice. Without an amount: of all that is left. */
  payments?: { day: WorkingDay; amount?: string; reference: string }[];
  projectDescription: string;
  /** Amounts and percents are decimals written out, never floats. */
  items: { title: string; description: string | null; rate: string; quantity: string }[];
  tax: string;
  discountPercent: string;
  discountFlat: string;
  note: string;
};

export type BankAccountContent = {
  label: string;
  holder: string;
  iban: string | null;
  accountNumber: string | null;
  bankName: string;
  payLink: string | null;
  currency: string;
};

export type PriceListContent = {
  title: string;
  description: string | null;
  unit: ItemUnit;
  rate: string;
  currency: string;
};

export type TimeContent = {
  /** Null without a project. */
  project: string | null;
  description: string;
  day: WorkingDay;
  time: string;
  hours: number;
  /** True if omitted. */
  isBillable?: boolean;
  tags: string[];
  /** The title of the invoice's line that was made from it. */
  billed?: string;
};

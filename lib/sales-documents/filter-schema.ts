import { z } from "zod";
import { FREELANCING, SALES_DOCUMENTS_TAKE } from "@/lib/shared/constants";
import { daySchema } from "@/lib/shared/dates/day-schema";
import { documentKinds } from "@/lib/document-settings/kinds";
import { idSchema } from "@/lib/shared/text/fields";
import { csvDialectSchema, filterOf, takeSchema, searchTextSchema } from "@/lib/api/list";
import { salesDocumentCategorySchema } from "./schema";
import { documentSorts } from "./sorts";
import { stateFilters } from "./states";

const INVALID_MONTH = "Must be a month such as 2026-11";

/** A month, "2026-11". */
export const monthSchema = z
  .string({ error: INVALID_MONTH })
  .regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/, { error: INVALID_MONTH });

export const salesDocumentFilterSchema = z.object({
  category: filterOf(salesDocumentCategorySchema),
  /** Credit notes are left out without it. */
  kind: filterOf(
    z.enum([...documentKinds, "all"], { error: "Must be quotation, invoice, receipt, creditNote or all" }),
  ),
  projectId: filterOf(idSchema),
  clientId: filterOf(z.union([z.literal(FREELANCING), idSchema], { error: "Must be an id" })),
  /** A part of the number. */
  number: filterOf(z.string().max(60)),
  /** A part of the number, of the client's name or of the project title. */
  name: filterOf(searchTextSchema),
  state: filterOf(z.enum(stateFilters, { error: `Must be one of ${stateFilters.join(", ")}` })),
  /** Quotations whose answer was neither dismissed nor followed by an invoice. */
  answer: filterOf(z.enum(["new"], { error: "Must be new" })),
  currency: filterOf(z.string().max(3)),
  /** The year of the issue date. */
  year: filterOf(
    z
      .int({ error: "Must be a year" })
      .min(1000, { error: "Must be a year" })
      .max(9998, { error: "Must be a year" }),
  ),
  /** The month in which a document was issued, "2026-11". Drafts are left out. */
  month: filterOf(monthSchema),
  /** A month in which money was received or paid back, "2026-11". Withheld tax never arrives. */
  receivedMonth: filterOf(monthSchema),
  /** The due date of an issued document, both included. */
  dueFrom: filterOf(daySchema),
  dueTo: filterOf(daySchema),
  sort: filterOf(z.enum(documentSorts, { error: `Must be one of ${documentSorts.join(", ")}` })),
  order: filterOf(z.enum(["asc", "desc"], { error: "Must be asc or desc" })),
  take: takeSchema(SALES_DOCUMENTS_TAKE),
});

export type SalesDocumentFilter = Partial<z.output<typeof salesDocumentFilterSchema>>;

/** The body of POST sales-documents/csv. */
export const salesDocumentCsvSchema = salesDocumentFilterSchema.extend({ dialect: csvDialectSchema });

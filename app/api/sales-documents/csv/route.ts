import { salesDocumentsCsv } from "@/lib/sales-documents/server/csv/csv";
import { salesDocumentCsvSchema } from "@/lib/sales-documents/filter-schema";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser(async ({ request, userId, timeZone }) =>
  salesDocumentsCsv(userId, timeZone, await readBody(request, salesDocumentCsvSchema)),
);

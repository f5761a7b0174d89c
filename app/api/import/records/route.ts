import { importRecords } from "@/lib/archive/server/import-records";
import { importRecordsSchema } from "@/lib/archive/records-schema";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser(async ({ request, userId }) =>
  importRecords(userId, await readBody(request, importRecordsSchema), request),
);

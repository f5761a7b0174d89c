import { importRecords } from "@/lib/archive/import-records";
import { importRecordsSchema } from "@/lib/archive/records-schema";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/server/route";

export const POST = withUser(async ({ request, userId }) =>
  importRecords(userId, await readBody(request, importRecordsSchema), request),
);

import { suggestNumber } from "@/lib/sales-documents/server/data";
import { nextNumberSchema } from "@/lib/sales-documents/schema";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser(async ({ request, userId }) =>
  suggestNumber(userId, (await readBody(request, nextNumberSchema)).category),
);

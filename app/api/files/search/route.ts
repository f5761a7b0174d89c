import { searchFiles } from "@/lib/files/server/data";
import { fileFilterSchema } from "@/lib/files/schema";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser(async ({ request, userId }) =>
  searchFiles(userId, await readBody(request, fileFilterSchema)),
);

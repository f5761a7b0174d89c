import { updateFiles } from "@/lib/files/server/data";
import { updateManySchema } from "@/lib/files/schema";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser(async ({ request, userId }) =>
  updateFiles(userId, await readBody(request, updateManySchema)),
);

import { deleteFiles } from "@/lib/files/data";
import { deleteManySchema } from "@/lib/files/schema";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/server/route";

export const POST = withUser(async ({ request, userId }) =>
  deleteFiles(userId, await readBody(request, deleteManySchema)),
);

import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/api/server/route";
import { searchTrash } from "@/lib/trash/server/restore/data";
import { trashFilterSchema } from "@/lib/trash/schema";

export const POST = withUser(async ({ request, userId }) =>
  searchTrash(userId, await readBody(request, trashFilterSchema)),
);

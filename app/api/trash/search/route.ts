import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/server/route";
import { searchTrash } from "@/lib/trash/data";
import { trashFilterSchema } from "@/lib/trash/schema";

export const POST = withUser(async ({ request, userId }) =>
  searchTrash(userId, await readBody(request, trashFilterSchema)),
);

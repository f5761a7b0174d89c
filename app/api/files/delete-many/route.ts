import { deleteFiles } from "@/lib/files/server/data";
import { deleteManySchema } from "@/lib/files/schema";
import { readBody } from "@/lib/server/http/body";
import { json, withUser } from "@/lib/api/server/route";

export const POST = withUser(async ({ request, userId }) => {
  const { count, entryId } = await deleteFiles(userId, await readBody(request, deleteManySchema));
  return json({ count }, 200, entryId ? { "trash-entry": entryId } : {});
});

import { readOptionalBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/api/server/route";
import { restoreEntry } from "@/lib/trash/server/restore/restore";
import { trashRestoreSchema } from "@/lib/trash/schema";

export const POST = withUser<{ id: string }>(async ({ request, params, userId }) =>
  restoreEntry(userId, params.id, await readOptionalBody(request, trashRestoreSchema)),
);

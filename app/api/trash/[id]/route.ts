import { withUser } from "@/lib/api/server/route";
import { deleteTrashEntry } from "@/lib/trash/server/restore/data";

export const DELETE = withUser<{ id: string }>(({ params, userId }) => deleteTrashEntry(userId, params.id));

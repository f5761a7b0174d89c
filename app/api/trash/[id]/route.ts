import { withUser } from "@/lib/server/route";
import { deleteTrashEntry } from "@/lib/trash/data";

export const DELETE = withUser<{ id: string }>(({ params, userId }) => deleteTrashEntry(userId, params.id));

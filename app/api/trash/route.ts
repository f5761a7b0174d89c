import { withUser } from "@/lib/api/server/route";
import { emptyTrash } from "@/lib/trash/server/restore/data";

export const DELETE = withUser(({ userId }) => emptyTrash(userId));

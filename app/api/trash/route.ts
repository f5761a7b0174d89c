import { withUser } from "@/lib/server/route";
import { emptyTrash } from "@/lib/trash/data";

export const DELETE = withUser(({ userId }) => emptyTrash(userId));

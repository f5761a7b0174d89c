import { countProjectDeletion } from "@/lib/deletion/server/data";
import { withUser } from "@/lib/api/server/route";

export const GET = withUser<{ id: string }>(({ params, userId }) => countProjectDeletion(userId, params.id));

import { countProjectDeletion } from "@/lib/deletion/data";
import { withUser } from "@/lib/server/route";

export const GET = withUser<{ id: string }>(({ params, userId }) => countProjectDeletion(userId, params.id));

import { countClientDeletion } from "@/lib/deletion/server/data";
import { withUser } from "@/lib/api/server/route";

export const GET = withUser<{ id: string }>(({ params, userId }) => countClientDeletion(userId, params.id));

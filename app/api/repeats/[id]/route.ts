import { getRepeat } from "@/lib/repeats/server/read-repeat";
import { withUser } from "@/lib/api/server/route";

export const GET = withUser<{ id: string }>(({ params, userId }) => getRepeat(userId, params.id));

import { getRepeat } from "@/lib/server/repeats/read-repeat";
import { withUser } from "@/lib/server/route";

export const GET = withUser<{ id: string }>(({ params, userId }) => getRepeat(userId, params.id));

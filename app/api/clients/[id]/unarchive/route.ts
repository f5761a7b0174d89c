import { unarchiveClient } from "@/lib/clients/server/archive";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser<{ id: string }>(({ params, userId }) => unarchiveClient(userId, params.id));

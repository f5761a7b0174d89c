import { archiveClient } from "@/lib/clients/server/archive";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser<{ id: string }>(({ params, userId }) => archiveClient(userId, params.id));

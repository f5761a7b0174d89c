import { getSharing } from "@/lib/document-links/server/data";
import { withUser } from "@/lib/api/server/route";

export const GET = withUser<{ id: string }>(({ params, userId }) => getSharing(userId, params.id));

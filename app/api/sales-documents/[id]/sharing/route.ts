import { getSharing } from "@/lib/document-links/data";
import { withUser } from "@/lib/server/route";

export const GET = withUser<{ id: string }>(({ params, userId }) => getSharing(userId, params.id));

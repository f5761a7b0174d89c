import { dismissAnswer } from "@/lib/document-links/server/data";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser<{ id: string }>(({ params, userId }) => dismissAnswer(userId, params.id));

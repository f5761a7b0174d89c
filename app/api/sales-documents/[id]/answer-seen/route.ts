import { dismissAnswer } from "@/lib/document-links/data";
import { withUser } from "@/lib/server/route";

export const POST = withUser<{ id: string }>(({ params, userId }) => dismissAnswer(userId, params.id));

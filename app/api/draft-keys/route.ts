import { draftKeys } from "@/lib/draft-keys/server/derive";
import { withUser } from "@/lib/api/server/route";

export const GET = withUser(({ userId }) => Promise.resolve({ keys: draftKeys(userId) }));

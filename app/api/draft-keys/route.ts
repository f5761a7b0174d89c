import { draftKeys } from "@/lib/draft-keys/derive";
import { withUser } from "@/lib/server/route";

export const GET = withUser(({ userId }) => Promise.resolve({ keys: draftKeys(userId) }));

import { listPasskeys } from "@/lib/passkeys/data";
import { withUser } from "@/lib/server/route";

export const GET = withUser(({ userId }) => listPasskeys(userId));

import { listPasskeys } from "@/lib/accounts/passkeys/server/data";
import { withUser } from "@/lib/api/server/route";

export const GET = withUser(({ userId }) => listPasskeys(userId));

import { importTenant } from "@/lib/archive/import";
import { limitRate } from "@/lib/server/http/rate-limit";
import { withUser } from "@/lib/server/route";

export const POST = withUser(
  async ({ request, userId }) => {
    await limitRate("import", userId);
    return importTenant(userId, request);
  },
  { hasOwnQueue: true },
);

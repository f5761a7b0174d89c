import { importTenant } from "@/lib/archive/server/import";
import { limitRate } from "@/lib/server/http/limits/rate-limit";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser(
  async ({ request, userId }) => {
    await limitRate("import", userId);
    return importTenant(userId, request);
  },
  { hasOwnQueue: true },
);

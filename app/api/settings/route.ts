import { hasGoogle } from "@/lib/server/auth";
import { env } from "@/lib/server/env";
import { withoutUser } from "@/lib/server/route";

/** What the landing page, a static page, has to know of this server. */
export const GET = withoutUser(async () => ({
  google: hasGoogle(),
  googleDataHours: env().GOOGLE_DATA_HOURS,
}));

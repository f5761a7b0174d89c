import { hasGoogle } from "@/lib/server/auth/auth";
import { env } from "@/lib/server/env";
import { json, withoutUser } from "@/lib/server/route";
import { defaultLinks, type Settings } from "@/lib/settings";

/** What the landing page, a static page, has to know of this server. */
export const GET = withoutUser(async () => {
  const { GOOGLE_DATA_HOURS, SOURCE_URL, PORTFOLIO_URL } = env();
  const settings: Settings = {
    google: hasGoogle(),
    googleDataHours: GOOGLE_DATA_HOURS,
    sourceUrl: SOURCE_URL ?? defaultLinks.sourceUrl,
    portfolioUrl: PORTFOLIO_URL ?? defaultLinks.portfolioUrl,
  };
  return json(settings);
});

import { hasGoogle } from "@/lib/server/auth/auth";
import { env } from "@/lib/server/env";
import { json, withoutUser } from "@/lib/server/route";
import { defaultLinks, type Settings } from "@/lib/settings";

/** Returns the server settings that the static landing page uses. */
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

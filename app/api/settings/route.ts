import { hasGoogle } from "@/lib/accounts/server/sign-in/auth";
import { passkeyParty } from "@/lib/accounts/server/sign-in/passkey-party";
import { limitsProviderSignUp, signUpState } from "@/lib/accounts/server/sign-in/sign-up";
import { env } from "@/lib/server/env";
import { mailOrigin } from "@/lib/server/mail/send-mail";
import { json, withoutUser } from "@/lib/api/server/route";
import type { Settings } from "@/lib/settings/settings";

/** Returns the server settings that the static landing page uses. */
export const GET = withoutUser(async ({ request }) => {
  const { DEMOS, GOOGLE_DATA_HOURS, GOOGLE_NAME, PORTFOLIO_URL, SOURCE_URL } = env();
  const signUp = await signUpState();
  const settings: Settings = {
    google: hasGoogle(),
    signIn: {
      passkey: passkeyParty(request) !== undefined,
      passphrase: true,
      provider: hasGoogle() ? GOOGLE_NAME : null,
      mail: mailOrigin(request) !== undefined,
    },
    signUp,
    providerSignUp: hasGoogle() && !(limitsProviderSignUp() && signUp === "closed"),
    demos: DEMOS === "on",
    googleDataHours: GOOGLE_DATA_HOURS,
    sourceUrl: SOURCE_URL ?? null,
    portfolioUrl: PORTFOLIO_URL ?? null,
  };
  return json(settings);
});

import { changeSignInEmail, getSignInMethods } from "@/lib/accounts/server/data";
import { signInEmailPatchSchema } from "@/lib/accounts/schema";
import { readBody } from "@/lib/server/http/body";
import { limitRate } from "@/lib/server/http/limits/rate-limit";
import { withUser } from "@/lib/api/server/route";

export const GET = withUser((session) => getSignInMethods(session));

export const PATCH = withUser(
  async ({ request, ...session }) => {
    const { email } = await readBody(request, signInEmailPatchSchema);
    await limitRate("account", session.userId);
    return changeSignInEmail(session, email, request);
  },
  { needsProof: true },
);

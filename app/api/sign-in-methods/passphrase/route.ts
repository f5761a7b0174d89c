import { changePassphrase, removePassphrase } from "@/lib/accounts/server/data";
import { passphraseChangeSchema } from "@/lib/accounts/schema";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/api/server/route";

export const PUT = withUser(
  async ({ request, ...session }) =>
    changePassphrase(session, await readBody(request, passphraseChangeSchema), request),
  { needsProof: true },
);

export const DELETE = withUser(({ request, userId }) => removePassphrase(userId, request), {
  needsProof: true,
});

import { proveByPassphrase } from "@/lib/accounts/server/passphrase";
import { startProof } from "@/lib/accounts/server/providers";
import { proofSchema } from "@/lib/accounts/schema";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser(async ({ request, ...session }) => {
  const { passphrase, code } = await readBody(request, proofSchema);
  if (passphrase === undefined) return startProof(session, request);
  await proveByPassphrase(session, { passphrase, code }, request);
});

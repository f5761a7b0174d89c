import { finishGoogle, hasGoogle } from "@/lib/accounts/server/sign-in/auth";
import { notFound } from "@/lib/server/problem";
import { withoutUser } from "@/lib/api/server/route";

/** The callback of the provider. */
export const GET = withoutUser(({ request }) => {
  if (!hasGoogle()) throw notFound();
  return finishGoogle(request);
});

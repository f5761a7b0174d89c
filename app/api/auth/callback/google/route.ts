import { finishGoogle, hasGoogle } from "@/lib/server/auth/auth";
import { notFound } from "@/lib/server/problem";
import { withoutUser } from "@/lib/server/route";

/** The callback of the provider. */
export const GET = withoutUser(({ request }) => {
  if (!hasGoogle()) throw notFound();
  return finishGoogle(request);
});

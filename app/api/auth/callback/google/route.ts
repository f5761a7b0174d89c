import { finishGoogle, hasGoogle } from "@/lib/server/auth/auth";
import { notFound } from "@/lib/server/problem";
import { withoutUser } from "@/lib/server/route";

/** Where the provider sends people back to. */
export const GET = withoutUser(({ request }) => {
  if (!hasGoogle()) throw notFound();
  return finishGoogle(request);
});

import { googleAddress, hasGoogle } from "@/lib/server/auth";
import { notFound } from "@/lib/server/problem";
import { withoutUser } from "@/lib/server/route";

export const GET = withoutUser(async () => {
  if (!hasGoogle()) throw notFound();
  return Response.redirect(await googleAddress(), 302);
});

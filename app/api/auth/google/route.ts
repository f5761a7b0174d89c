import { hasGoogle, signIn } from "@/lib/server/auth";
import { notFound } from "@/lib/server/problem";
import { withoutUser } from "@/lib/server/route";

export const GET = withoutUser(async () => {
  if (!hasGoogle()) throw notFound();
  const location = await signIn("google", { redirect: false, redirectTo: "/home/projects" });
  return Response.redirect(location as string, 302);
});

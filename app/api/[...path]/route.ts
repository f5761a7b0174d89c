import { notFound } from "@/lib/server/http/problem";
import { withoutUser } from "@/lib/server/http/route";

const missing = withoutUser(async () => {
  throw notFound();
});

export { missing as DELETE, missing as GET, missing as PATCH, missing as POST, missing as PUT };

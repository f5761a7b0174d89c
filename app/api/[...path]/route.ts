import { notFound } from "@/lib/server/problem";
import { withoutUser } from "@/lib/api/server/route";

const missing = withoutUser(async () => {
  throw notFound();
});

export { missing as DELETE, missing as GET, missing as PATCH, missing as POST, missing as PUT };

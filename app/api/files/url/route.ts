import { objectUrlSchema } from "@/lib/files/schema";
import { readBody } from "@/lib/server/http/body";
import { originOf } from "@/lib/server/http/origin";
import { withUser } from "@/lib/api/server/route";
import { objectAddress, objectAddresses } from "@/lib/server/storage/uploads";

/** Returns `{ url }` for `{ key }`, and `{ urls }` by key for `{ keys }`. */
export const POST = withUser(async ({ request, userId }) => {
  const body = await readBody(request, objectUrlSchema);
  const origin = originOf(request);
  if ("key" in body) return { url: await objectAddress(userId, body.key, origin) };
  return { urls: await objectAddresses(userId, body.keys, origin) };
});

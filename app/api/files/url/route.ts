import { objectUrlSchema } from "@/lib/files/schema";
import { readBody } from "@/lib/server/http/body";
import { originOf } from "@/lib/server/http/origin";
import { withUser } from "@/lib/server/route";
import { objectAddress, objectAddresses } from "@/lib/server/storage/uploads";

/** `{ key }` is answered with `{ url }`, `{ keys }` with `{ urls }` by key. */
export const POST = withUser(async ({ request, userId }) => {
  const asked = await readBody(request, objectUrlSchema);
  const origin = originOf(request);
  if ("key" in asked) return { url: await objectAddress(userId, asked.key, origin) };
  return { urls: await objectAddresses(userId, asked.keys, origin) };
});

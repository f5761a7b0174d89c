import { withoutUser } from "@/lib/server/route";
import { receiveObject, serveObject } from "@/lib/server/storage/serve-object";

/** The disk store's door: whoever holds a signed address may use it, as with a bucket of S3. */
export const GET = withoutUser(({ request }) => serveObject(request));

export const PUT = withoutUser(({ request }) => receiveObject(request));

import { withoutUser } from "@/lib/api/server/route";
import { receiveObject, serveObject } from "@/lib/server/storage/serve-object";

/** Reads and writes objects by signed URL, as an S3 bucket does. */
export const GET = withoutUser(({ request }) => serveObject(request));

export const PUT = withoutUser(({ request }) => receiveObject(request));

import "server-only";
import { errorMessages } from "@/lib/shared/errors";
import { originOf } from "@/lib/server/http/origin";
import { isSpaceLow } from "./free-space";
import { rejectsUploadsFrom } from "./upload-origins";

/** Returns what may soon make uploads fail: a disk that is almost full, or a bucket that refuses uploads from this site. */
export async function storageWarnings(request: Request): Promise<string[]> {
  const [isFull, isRefused] = await Promise.all([isSpaceLow(), rejectsUploadsFrom(originOf(request))]);
  return [
    ...(isFull ? ["The disk is almost full: uploads are refused, text is still saved"] : []),
    ...(isRefused ? [errorMessages.storeRefusesSite] : []),
  ];
}

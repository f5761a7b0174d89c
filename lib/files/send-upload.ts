import { api, ApiError } from "@/lib/api";
import { errorMessages } from "@/lib/errors";
import type { UploadCategory } from "@/lib/upload-limits";

/**
 * Sends bytes to the file store and answers their key; a row has to take it up within an hour. `onProgress` hears of the
 * part that is sent, from 0 to 1. Throws ApiError, or the signal's reason when it is called off.
 */
export async function sendUpload(upload: {
  blob: Blob;
  fileName: string;
  category: UploadCategory;
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}): Promise<string> {
  const { blob, fileName, category, signal } = upload;
  const contentType = blob.type || "application/octet-stream";
  const { url, key } = await api<{ url: string; key: string }>("files/presign", {
    method: "POST",
    body: { fileName, category, contentType, size: blob.size },
    signal,
  });
  await put(url, contentType, upload);
  return key;
}

/** What a person reads of an upload that failed: why, where more is known than that it did. */
export function uploadFailure(error: unknown, standard: string): string {
  const isRefused = error instanceof ApiError && error.message === errorMessages.storeRefusesSite;
  return isRefused ? error.message : standard;
}

/** To a page, a store that refuses its site looks like one that is away: the server has asked the store which it is. */
async function failureMessage(): Promise<string> {
  try {
    const { warnings } = (await (await fetch("/api/ready")).json()) as { warnings: string[] };
    return warnings.includes(errorMessages.storeRefusesSite)
      ? errorMessages.storeRefusesSite
      : errorMessages.network;
  } catch {
    return errorMessages.network;
  }
}

// Only XMLHttpRequest tells how much of a body is on its way.
function put(
  url: string,
  contentType: string,
  { blob, onProgress, signal }: Parameters<typeof sendUpload>[0],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("PUT", url);
    request.setRequestHeader("content-type", contentType);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 1);
    request.onload = () =>
      request.status < 300 ? resolve() : reject(new ApiError(errorMessages.unexpected, request.status));
    request.onerror = () => void failureMessage().then((message) => reject(new ApiError(message, 0)));
    request.onabort = () => reject(new DOMException("The upload was cancelled", "AbortError"));
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    if (signal?.aborted) return reject(new DOMException("The upload was cancelled", "AbortError"));
    request.send(blob);
  });
}

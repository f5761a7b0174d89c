import { api, ApiError, NotConnected, requireConnection } from "@/lib/api/request";
import { AUTH_TIMEOUT_MS } from "@/lib/early-requests/take";
import { errorMessages } from "@/lib/shared/errors";
import type { UploadCategory } from "@/lib/files/upload-limits";

/** The browser sent the bytes twice, because the first response was lost. The row that claims them fails if they are not whole. */
const ALREADY_STORED = 409;

/**
 * Uploads bytes to the file store and returns their key, which a row must claim within an hour. `onProgress` receives the
 * fraction sent, from 0 to 1. Throws ApiError, or the signal's reason when aborted.
 */
export async function sendUpload(upload: {
  blob: Blob;
  fileName: string;
  category: UploadCategory;
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}): Promise<string> {
  const { blob, fileName, category, signal } = upload;
  requireConnection();
  const contentType = blob.type || "application/octet-stream";
  const { url, key } = await api<{ url: string; key: string }>("files/presign", {
    method: "POST",
    body: { fileName, category, contentType, size: blob.size },
    signal,
  });
  await put(url, contentType, upload);
  return key;
}

/** Returns the message for a failed upload: the specific reason if known, else the standard one. */
export function uploadFailure(error: unknown, standard: string): string {
  if (error instanceof NotConnected) return error.message;
  const isRefused = error instanceof ApiError && error.message === errorMessages.storeRefusesSite;
  return isRefused ? error.message : standard;
}

/** Asks the server for the reason: in the browser a CORS rejection looks the same as an unavailable store. */
async function failureMessage(): Promise<string> {
  try {
    const response = await fetch("/api/ready", { signal: AbortSignal.timeout(AUTH_TIMEOUT_MS) });
    const { warnings } = (await response.json()) as { warnings: string[] };
    return warnings.includes(errorMessages.storeRefusesSite)
      ? errorMessages.storeRefusesSite
      : errorMessages.network;
  } catch {
    return errorMessages.network;
  }
}

// Only XMLHttpRequest reports the progress of an upload.
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
      request.status < 300 || request.status === ALREADY_STORED
        ? resolve()
        : reject(new ApiError(errorMessages.unexpected, request.status));
    request.onerror = () => void failureMessage().then((message) => reject(new ApiError(message, 0)));
    request.onabort = () => reject(new DOMException("The upload was cancelled", "AbortError"));
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    if (signal?.aborted) return reject(new DOMException("The upload was cancelled", "AbortError"));
    request.send(blob);
  });
}

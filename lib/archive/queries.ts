import { api, ApiError, requireConnection } from "@/lib/api/request";
import { currentUserId } from "@/lib/api/access-token";
import { accessTokenFor } from "@/lib/api/connection";
import { errorMessages, type ProblemBody } from "@/lib/shared/errors";
import { oneAtATime } from "@/lib/shared/one-at-a-time";
import type { Imported } from "./schema";

/** Makes the browser download the archive directly to disk. */
export function saveExport(): Promise<void> {
  return oneAtATime("export", async () => {
    const { url } = await api<{ url: string }>("export", { method: "POST" });
    window.location.assign(url);
  });
}

/** Uploads an archive, without a timeout. Throws an ApiError whose problem describes what is wrong with it. */
export async function importArchive(archive: File, signal?: AbortSignal): Promise<Imported> {
  requireConnection();
  // Fetched first: the upload cannot be repeated if the token has expired.
  const token = await accessTokenFor(currentUserId(), undefined, signal).catch(() => null);
  const { ok, status, body } = await send(archive, token, signal);
  if (ok) return body as Imported;
  throw new ApiError(errorMessages.unexpected, status, body as ProblemBody);
}

async function send(archive: File, token: string | null, signal: AbortSignal | undefined) {
  try {
    const response = await fetch("/api/import", {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/zip" },
      body: archive,
      signal,
    });
    const body: unknown = await response.json().catch(() => undefined);
    return { ok: response.ok, status: response.status, body };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(errorMessages.network, 0);
  }
}

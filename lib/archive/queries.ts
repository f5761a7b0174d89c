import { api, ApiError } from "@/lib/api";
import { currentUserId } from "@/lib/auth/access-token";
import { accessTokenFor } from "@/lib/auth/connection";
import { errorMessages, type ProblemBody } from "@/lib/errors";
import { oneAtATime } from "@/lib/one-at-a-time";
import type { Imported } from "./schema";

/** Has the browser save the archive: straight to disk, whatever its size. */
export function saveExport(): Promise<void> {
  return oneAtATime("export", async () => {
    const { url } = await api<{ url: string }>("export", { method: "POST" });
    window.location.assign(url);
  });
}

/** Sends an archive, for as long as that takes. Throws an ApiError whose problem says what is wrong with it. */
export async function importArchive(archive: File, signal?: AbortSignal): Promise<Imported> {
  // Asked for first: what is being sent cannot be sent again when the token has run out in the meantime.
  const token = await accessTokenFor(currentUserId(), undefined, signal).catch(() => null);
  const { ok, status, body } = await send(archive, token, signal);
  if (ok) return body as Imported;
  throw new ApiError(errorMessages.unexpected, status, body as ProblemBody);
}

async function send(archive: File, token: string | null, signal: AbortSignal | undefined) {
  try {
    const answer = await fetch("/api/import", {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/zip" },
      body: archive,
      signal,
    });
    const body: unknown = await answer.json().catch(() => undefined);
    return { ok: answer.ok, status: answer.status, body };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(errorMessages.network, 0);
  }
}

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { toast } from "sonner";
import { v7 as newId } from "uuid";
import { api, ApiError } from "@/lib/api/request";
import { onSessionEnd } from "@/lib/api/access-token";
import { warnBeforeUnload } from "@/lib/drafts/unload";
import { reportAdded } from "@/lib/query/added-rows";
import { invalidateAndRefetch } from "@/lib/query/invalidate-and-refetch";
import { keys } from "@/lib/query/keys";
import { putRow } from "@/lib/query/optimistic";
import { updateCache } from "@/lib/query/optimistic-update";
import type { User } from "@/lib/users/schema";
import { type FileType, fileTypeOf } from "@/lib/files/file-types";
import { nameFromFile } from "./proposed-name";
import { fileRules } from "./queries";
import type { FileFilter, StoredFile } from "./schema";
import { sendUpload, uploadFailure } from "./send-upload";
import { type FileCategory, tooLargeMessage, uploadLimit } from "@/lib/files/upload-limits";

/** The project, client and category of an upload. */
export type UploadTarget = { projectId: string | null; clientId?: string; category: FileCategory };

/** An upload in progress, or a failed one. */
export type Upload = {
  id: string;
  file: File;
  name: string;
  type: FileType;
  target: UploadTarget;
  /** The fraction sent, from 0 to 1. */
  progress: number;
  state: "waiting" | "sending" | "failed";
};

const AT_ONCE = 3;
const TOAST = "uploading";
const none: readonly Upload[] = [];

// Uploads belong to the tab, so navigating to another page does not cancel them.
let uploads: readonly Upload[] = none;
let unregister: (() => void) | undefined;
const listeners = new Set<() => void>();
const cancellations = new Map<string, AbortController>();

// Uploads of one workspace are never sent to or shown in another.
onSessionEnd(() => {
  const aborted = [...cancellations.values()];
  set(none);
  for (const cancellation of aborted) cancellation.abort();
});

/** Returns the uploads in progress and the failed ones, with their actions. */
export function useUploads() {
  const client = useQueryClient();
  const all = useSyncExternalStore(
    subscribe,
    () => uploads,
    () => none,
  );
  return {
    uploads: all,
    start: (files: readonly File[], target: UploadTarget, named?: { name: string; type: FileType }) =>
      startUploads(client, files, target, named),
    retry: (id: string) => {
      change(id, { state: "waiting", progress: 0 });
      startWaiting(client);
    },
    /** Cancels an upload in progress, or removes a failed one from the list. */
    dismiss: (id: string) => {
      cancellations.get(id)?.abort();
      drop(id);
    },
  };
}

function startUploads(
  client: QueryClient,
  files: readonly File[],
  target: UploadTarget,
  named?: { name: string; type: FileType },
) {
  const user = client.getQueryData<User>(keys.user);
  const limit = user && uploadLimit(target.category, user);
  const refused = files.filter((file) => limit && file.size > limit.bytes);
  const accepted = files.filter((file) => !refused.includes(file));
  if (limit && refused.length > 0)
    toast.error(
      files.length === 1
        ? limit.message
        : tooLargeMessage(
            refused.map((file) => file.name),
            limit,
          ),
    );
  const added = accepted.map((file): Upload => ({
    id: newId(),
    file,
    name: named?.name ?? nameFromFile(file.name),
    type: named?.type ?? fileTypeOf(file.type, file.name),
    target,
    progress: 0,
    state: "waiting",
  }));
  set([...uploads, ...added]);
  startWaiting(client);
}

function startWaiting(client: QueryClient) {
  const free = AT_ONCE - uploads.filter(({ state }) => state === "sending").length;
  for (const upload of uploads.filter(({ state }) => state === "waiting").slice(0, Math.max(0, free)))
    void run(client, upload);
}

async function run(client: QueryClient, { id, file, name, type, target }: Upload) {
  const cancellation = new AbortController();
  cancellations.set(id, cancellation);
  change(id, { state: "sending" });
  try {
    const s3Key = await sendUpload({
      blob: file,
      fileName: file.name,
      category: target.category,
      onProgress: (progress) => change(id, { progress }),
      signal: cancellation.signal,
    });
    const { projectId, category } = target;
    const body = { id, name, originalName: file.name, type, category, projectId, s3Key };
    const row = await api<StoredFile>("files", { method: "POST", body, signal: cancellation.signal });
    updateCache(client, (draft) =>
      putRow<StoredFile, FileFilter>(draft, keys.files, row, fileRules, { isNew: true }),
    );
    reportAdded(client, { resource: "files", row });
    drop(id);
  } catch (error) {
    if (cancellation.signal.aborted) return;
    // The response of an earlier attempt was lost: the row already exists.
    if (error instanceof ApiError && error.status === 409) return drop(id);
    change(id, { state: "failed" });
    toast.error(uploadFailure(error, "Error uploading file"));
  } finally {
    cancellations.delete(id);
    if (cancellations.size === 0) void invalidateAndRefetch(client, keys.files);
    startWaiting(client);
  }
}

function change(id: string, to: Partial<Upload>) {
  set(uploads.map((upload) => (upload.id === id ? { ...upload, ...to } : upload)));
}

function drop(id: string) {
  set(uploads.filter((upload) => upload.id !== id));
}

function set(next: readonly Upload[]) {
  const wasBusy = isBusy(uploads);
  uploads = next;
  if (isBusy(next) && !wasBusy) {
    toast.loading("Uploading file...", { id: TOAST, duration: Infinity });
    unregister = warnBeforeUnload();
  }
  if (!isBusy(next) && wasBusy) {
    toast.dismiss(TOAST);
    unregister?.();
  }
  for (const listener of listeners) listener();
}

function isBusy(list: readonly Upload[]) {
  return list.some(({ state }) => state !== "failed");
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

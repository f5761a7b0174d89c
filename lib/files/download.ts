import { toast } from "sonner";
import { api } from "@/lib/api";
import { errorMessages } from "@/lib/errors";
import { oneAtATime } from "@/lib/one-at-a-time";
import { extensionOf } from "@/lib/file-types";
import { saveFile } from "@/lib/save-file";
import type { StoredFile } from "./schema";

/** The address of a file: its link, or one of the store that holds for an hour at least. */
export async function fileAddress({ link, s3Key }: StoredFile): Promise<string> {
  if (link !== null) return link;
  return (await api<{ url: string }>("files/url", { method: "POST", body: { key: s3Key }, isRead: true }))
    .url;
}

/** Saves a file under the name that it has here; what cannot be fetched opens in a new tab. A toast says what failed. */
export function downloadFile(file: StoredFile): Promise<void> {
  return oneAtATime(`file ${file.id}`, () => fetchAndSave(file));
}

async function fetchAndSave(file: StoredFile): Promise<void> {
  let address: string;
  try {
    address = await fileAddress(file);
  } catch {
    toast.error(errorMessages.unexpected);
    return;
  }
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(String(response.status));
    saveFile(await response.blob(), downloadName(file));
  } catch {
    const open = () => window.open(address, "_blank", "noopener");
    open();
    // The browser may have kept the new tab from opening: a press on the toast is always allowed to.
    toast.error("The download failed. The file opens in a new tab.", {
      action: { label: "Open", onClick: open },
    });
  }
}

/** The file's name with the extension that it came with. */
export function downloadName({ name, originalName, s3Key, link }: StoredFile): string {
  const came = originalName ?? s3Key ?? (link && URL.canParse(link) ? new URL(link).pathname : "");
  const extension = extensionOf(came);
  return !extension || extensionOf(name) === extension ? name : `${name}.${extension}`;
}

import { toast } from "sonner";
import { api, apiFile, refusalMessage } from "@/lib/api/request";
import { errorMessages } from "@/lib/shared/errors";
import { oneAtATime } from "@/lib/shared/one-at-a-time";
import { saveFile } from "@/lib/shared/browser/save-file";
import { WITH_BUTTON_MS } from "@/lib/shared/browser/toast-durations";
import { downloadName } from "./rules";
import type { StoredFile } from "./schema";

/** Returns the URL of a file: its link, or one of the store that is valid for at least one hour. */
export async function fileAddress({ link, s3Key }: StoredFile): Promise<string> {
  if (link !== null) return link;
  return (await api<{ url: string }>("files/url", { method: "POST", body: { key: s3Key }, isRead: true }))
    .url;
}

/** Downloads a file under its display name. If it cannot be fetched, opens it in a new tab and shows a toast. */
export function downloadFile(file: StoredFile): Promise<void> {
  return oneAtATime(`file ${file.id}`, () => fetchAndSave(file));
}

/** Downloads several files as one ZIP. A toast is shown until it has arrived. */
export function downloadZip(ids: readonly string[]): Promise<void> {
  return oneAtATime("files", async () => {
    const id = toast.loading("Preparing the ZIP...", { duration: Infinity });
    try {
      const zip = await apiFile("files/zip", { method: "POST", body: { ids }, isRead: true, isLong: true });
      saveFile(zip, zip.name);
    } catch (error) {
      toast.error(refusalMessage(error) ?? errorMessages.unexpected);
    } finally {
      toast.dismiss(id);
    }
  });
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
    // The browser may block the new tab, but a click in the toast can always open it.
    toast.error("The download failed. The file opens in a new tab.", {
      duration: WITH_BUTTON_MS,
      action: { label: "Open", onClick: open },
    });
  }
}

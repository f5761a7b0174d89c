import "server-only";
import { chmod, stat } from "node:fs/promises";
import { log } from "@/lib/server/log";
import { storageFolder } from "@/lib/server/storage/disk-store";
import { temporaryRoot } from "./temporary-folder";

const STICKY = 0o1000;

/**
 * Makes the folders of stored and temporary files accessible only to their owner: earlier versions created files that every
 * user of the machine could read. Called at startup.
 */
export async function makeFoldersPrivate(): Promise<void> {
  for (const folder of [storageFolder(), temporaryRoot()]) {
    try {
      const { mode } = await stat(/* turbopackIgnore: true */ folder);
      // A folder with the sticky bit, such as /tmp, is shared on purpose.
      if ((mode & 0o077) !== 0 && (mode & STICKY) === 0)
        await chmod(/* turbopackIgnore: true */ folder, 0o700);
    } catch (error) {
      const { code } = error as { code?: string };
      if (code !== "ENOENT") log.warn({ code }, "a storage folder could not be made private");
    }
  }
}

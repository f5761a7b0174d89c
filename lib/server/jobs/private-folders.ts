import "server-only";
import { chmod, stat } from "node:fs/promises";
import { log } from "@/lib/server/log";
import { storageFolder } from "@/lib/server/storage/disk-store";
import { temporaryRoot } from "./temporary-folder";

const SHARED = 0o1000;

/**
 * Closes the folders of stored and temporary files to every other user, whatever the files in them allow: versions before
 * made them readable for everybody on the machine. Called as the server starts.
 */
export async function closeFolders(): Promise<void> {
  for (const folder of [storageFolder(), temporaryRoot()]) {
    try {
      const { mode } = await stat(/* turbopackIgnore: true */ folder);
      // A folder such as /tmp belongs to everybody on purpose.
      if ((mode & 0o077) !== 0 && (mode & SHARED) === 0)
        await chmod(/* turbopackIgnore: true */ folder, 0o700);
    } catch (error) {
      const { code } = error as { code?: string };
      if (code !== "ENOENT") log.warn({ code }, "a folder of files could not be closed to other users");
    }
  }
}

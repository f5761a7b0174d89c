import { listDeletion } from "@/lib/deletion/rules";
import type { ClientDeletion } from "@/lib/deletion/schema";

/** Returns the question before a deletion that deletes other rows too; null if nothing goes along. */
export async function askBeforeDelete(name: string, count: () => Promise<Partial<ClientDeletion>>) {
  const title = `Delete “${name}”?`;
  try {
    const along = listDeletion(await count());
    return along ? { title, body: `This also deletes ${along}. ${CAN_RESTORE}` } : null;
  } catch {
    return {
      title,
      body: `The related items could not be counted; they are deleted as well. ${CAN_RESTORE}`,
    };
  }
}

const CAN_RESTORE = "You can restore all of it from the trash for 30 days.";

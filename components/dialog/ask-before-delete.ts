import type { Question } from "@/components/dialog/confirm-dialog";
import { archiveOffer, issuedRefusal, listDeletion } from "@/lib/deletion/rules";
import type { ClientDeletion } from "@/lib/deletion/schema";

/**
 * Returns the question before a deletion that deletes other rows too; null if nothing goes along. A deletion that would be refused
 * is not asked about: the dialog says why, and offers to archive the row. `onArchive` is undefined for an archived one, and
 * `hasClock` says that the clock runs on it.
 */
export async function askBeforeDelete(
  {
    noun,
    name,
    hasClock,
    onArchive,
  }: { noun: "project" | "client"; name: string; hasClock?: boolean; onArchive?: () => void },
  count: () => Promise<Partial<ClientDeletion>>,
): Promise<Question | null> {
  const title = `Delete “${name}”?`;
  const clock = hasClock ? `The clock is running on this ${noun}, and its time is deleted as well. ` : "";
  try {
    const deletion = await count();
    const issued = deletion.issuedDocuments ?? 0;
    if (issued > 0)
      return {
        title: `“${name}” is not deleted`,
        body: onArchive ? archiveOffer(issued, noun) : issuedRefusal(issued, noun),
        isRefusal: true,
        instead: onArchive && { label: "Archive", onSelect: onArchive },
      };
    const along = listDeletion(deletion);
    return along ? { title, body: `This also deletes ${along}. ${clock}${CAN_RESTORE}` } : null;
  } catch {
    return {
      title,
      body: `The related items could not be counted; they are deleted as well. ${clock}${CAN_RESTORE}`,
    };
  }
}

const CAN_RESTORE = "You can restore all of it from the trash for 30 days.";

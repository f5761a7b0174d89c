"use client";

import { toast } from "sonner";
import { ProofCancelled, refusalMessage } from "@/lib/api/request";
import { saveExport } from "@/lib/archive/queries";
import { errorMessages } from "@/lib/shared/errors";

/** Downloads an archive of the workspace, and shows a toast if that is refused. */
export function saveExportOrTell(): void {
  saveExport().catch((error: unknown) => {
    if (!(error instanceof ProofCancelled)) toast.error(refusalMessage(error) ?? errorMessages.mutation);
  });
}

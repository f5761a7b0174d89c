"use client";

import { useMutation } from "@tanstack/react-query";
import { FileDown } from "lucide-react";
import { Button } from "@/components/ui/button";
import { apiFile } from "@/lib/api";
import { oneAtATime } from "@/lib/one-at-a-time";
import { saveFile } from "@/lib/save-file";

/** Saves a document's PDF, as the server makes it, under the document's own name. Disabled while something is unsaved. */
export function CreatePdfButton({ documentId, isDisabled }: { documentId: string; isDisabled: boolean }) {
  const createPdf = useMutation({
    mutationFn: async () => {
      const file = await apiFile(`sales-documents/${documentId}/pdf`);
      saveFile(file, file.name);
    },
    // Changes nothing, so no write waits for it.
    scope: { id: "pdf" },
  });
  // The second press of a double one comes before the button is drawn busy; as a mutation it would be made after the first.
  const handleCreate = () =>
    oneAtATime(`pdf ${documentId}`, () => createPdf.mutateAsync().catch(() => undefined));
  return (
    <Button onClick={handleCreate} disabled={isDisabled} isLoading={createPdf.isPending}>
      <FileDown aria-hidden />
      Create PDF
    </Button>
  );
}

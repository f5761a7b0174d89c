"use client";

import { useMutation } from "@tanstack/react-query";
import { FileDown } from "lucide-react";
import { Button } from "@/components/ui/button";
import { apiFile } from "@/lib/api";
import { oneAtATime } from "@/lib/one-at-a-time";

/** Saves a document's PDF, as the server makes it, under the document's own name. Disabled while something is unsaved. */
export function CreatePdfButton({ documentId, isDisabled }: { documentId: string; isDisabled: boolean }) {
  const createPdf = useMutation({
    mutationFn: async () => saveFile(await apiFile(`sales-documents/${documentId}/pdf`)),
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

function saveFile(file: File) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

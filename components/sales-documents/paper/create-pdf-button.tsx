"use client";

import { useMutation } from "@tanstack/react-query";
import { Icon } from "@/components/ui/icons/icon";
import { FileDown } from "lucide";
import { Button } from "@/components/ui/button";
import { apiFile } from "@/lib/api/request";
import { oneAtATime } from "@/lib/shared/one-at-a-time";
import { saveFile } from "@/lib/shared/browser/save-file";

/** Downloads the document's PDF from the server, named after the document. Disabled while there are unsaved changes. */
export function CreatePdfButton({
  documentId,
  label = "Create PDF",
  isDisabled = false,
}: {
  documentId: string;
  label?: string;
  isDisabled?: boolean;
}) {
  const createPdf = useMutation({
    mutationFn: async () => {
      const file = await apiFile(`sales-documents/${documentId}/pdf`);
      saveFile(file, file.name);
    },
    // Read-only, so that writes need not wait for it.
    scope: { id: "pdf" },
  });
  // Ignores the second press of a double click, which comes before the button is rendered as busy.
  const handleCreate = () =>
    oneAtATime(`pdf ${documentId}`, () => createPdf.mutateAsync().catch(() => undefined));
  return (
    <Button
      onClick={handleCreate}
      disabled={isDisabled}
      isLoading={createPdf.isPending}
      aria-label={label}
      className="max-sm:px-2"
    >
      <Icon of={FileDown} data-kept className="sm:max-md:hidden" />
      <span className="max-sm:sr-only">{label}</span>
    </Button>
  );
}

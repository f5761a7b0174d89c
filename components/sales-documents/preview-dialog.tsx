"use client";

import type { BuilderControl } from "@/lib/sales-documents/form";
import { LivePreview } from "@/components/sales-documents/live-preview";
import { Dialog, DialogBody } from "@/components/ui/dialog";

/** The preview as a dialog, for screens without room for it next to the form. */
export function PreviewDialog({
  control,
  isOpen,
  onClose,
}: {
  control: BuilderControl;
  isOpen: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog title="Preview" width="lg" isOpen={isOpen} onClose={onClose}>
      <DialogBody>
        <LivePreview control={control} />
      </DialogBody>
    </Dialog>
  );
}

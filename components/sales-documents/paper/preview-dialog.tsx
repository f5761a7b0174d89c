"use client";

import type { BuilderControl } from "@/lib/sales-documents/form";
import { LivePreview, type PrintedBesides } from "@/components/sales-documents/paper/live-preview";
import { Dialog, DialogBody } from "@/components/ui/popup/dialog";

/** The preview as a dialog, for screens without room for it next to the form. */
export function PreviewDialog({
  control,
  printed,
  isOpen,
  onClose,
}: {
  control: BuilderControl;
  printed?: PrintedBesides;
  isOpen: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog title="Preview" width="lg" isOpen={isOpen} onClose={onClose}>
      <DialogBody>
        <LivePreview control={control} printed={printed} />
      </DialogBody>
    </Dialog>
  );
}

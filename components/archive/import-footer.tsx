import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/popup/dialog";

/** The footer of an import, with Discard, or Close before a file is chosen, and the import button. */
export function ImportFooter({
  label,
  hasFile,
  isReady,
  isSending,
  onStart,
  onClose,
}: {
  label: string;
  hasFile: boolean;
  isReady: boolean;
  isSending: boolean;
  onStart: () => void;
  onClose: () => void;
}) {
  return (
    <DialogFooter>
      <Button variant="ghost" onClick={onClose} disabled={isSending}>
        {hasFile ? "Discard" : "Close"}
      </Button>
      <Button variant="primary" onClick={onStart} disabled={!isReady} isLoading={isSending}>
        {label}
      </Button>
    </DialogFooter>
  );
}

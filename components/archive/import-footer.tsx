import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/popup/dialog";

/** The footer of an import, with Discard and the import button. */
export function ImportFooter({
  label,
  isReady,
  isSending,
  onStart,
  onClose,
}: {
  label: string;
  isReady: boolean;
  isSending: boolean;
  onStart: () => void;
  onClose: () => void;
}) {
  return (
    <DialogFooter>
      <Button variant="ghost" onClick={onClose} disabled={isSending}>
        Discard
      </Button>
      <Button variant="primary" onClick={onStart} disabled={!isReady} isLoading={isSending}>
        {label}
      </Button>
    </DialogFooter>
  );
}

import { EditConflictPanel } from "@/components/dialog/edit-conflict";
import { FormDraftOffer } from "@/components/dialog/form-draft-offer";
import type { FormActs } from "@/components/dialog/use-form-acts";
import { Button } from "@/components/ui/button";

/** The first part of a form: a draft to restore, and a conflict to resolve. */
export function FormNotices({ acts }: { acts: FormActs }) {
  return (
    <>
      {acts.offer && <FormDraftOffer offer={acts.offer} />}
      {acts.conflict && <EditConflictPanel conflict={acts.conflict} onSettled={acts.save} />}
    </>
  );
}

/** Why a save failed, above the buttons of a form. */
export function FormFailure({ acts }: { acts: FormActs }) {
  if (!acts.failure) return null;
  return (
    <p role="alert" className="w-full font-medium text-danger">
      {acts.failure}
    </p>
  );
}

/** "Close" without changes, "Discard" with changes. */
export function LeaveButton({ acts }: { acts: FormActs }) {
  return (
    <Button variant="ghost" onClick={acts.handleLeave}>
      {acts.isSaving || !acts.isDirty ? "Close" : "Discard"}
    </Button>
  );
}

/** The button that submits the form. `canSaveUnchanged` is true if its initial values are complete. */
export function SaveButton({
  acts,
  label = "Save",
  canSaveUnchanged = false,
}: {
  acts: FormActs;
  label?: string;
  canSaveUnchanged?: boolean;
}) {
  return (
    <Button
      type="submit"
      variant="primary"
      disabled={!(acts.isDirty || canSaveUnchanged) || Boolean(acts.conflict)}
      isLoading={acts.isSaving}
    >
      {label}
    </Button>
  );
}

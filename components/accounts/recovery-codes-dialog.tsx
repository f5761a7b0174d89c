"use client";

import { useState } from "react";
import { RecoveryCodes } from "@/components/accounts/recovery-codes";
import { Dialog } from "@/components/ui/popup/dialog";

/** Shows new recovery codes. It closes only when the person says that they have saved them. */
export function RecoveryCodesDialog({
  codes,
  email,
  isOpen,
  onSaved,
}: {
  codes: readonly string[];
  email: string;
  isOpen: boolean;
  onSaved: () => void;
}) {
  const [isReminded, setIsReminded] = useState(false);
  return (
    <Dialog isOpen={isOpen} onClose={() => setIsReminded(true)} title="Save your recovery codes">
      <RecoveryCodes codes={codes} email={email} isReminded={isReminded} onSaved={onSaved} />
    </Dialog>
  );
}

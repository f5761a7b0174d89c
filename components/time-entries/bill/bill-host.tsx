"use client";

import { useEffect, useEffectEvent } from "react";
import { useDialog } from "@/components/dialog/use-dialog";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { type BillSubject, onOpenBillDialog } from "@/lib/time-entries/requests";

const BillDialog = lazyComponent(() => import("./bill-dialog").then((module) => module.BillDialog));

/** Shows the dialog that makes an invoice from time when anything on the page opens it. */
export function BillHost() {
  const dialog = useDialog<BillSubject>();
  const handleOpen = useEffectEvent((subject: BillSubject) => dialog.open(subject));
  useEffect(() => onOpenBillDialog((subject) => handleOpen(subject)), []);
  return (
    dialog.subject && (
      <BillDialog key={dialog.key} subject={dialog.subject} isOpen={dialog.isOpen} onClose={dialog.close} />
    )
  );
}

"use client";

import { Button } from "@/components/ui/button";
import { type BillSubject, openBillDialog } from "@/lib/time-entries/requests";

/** Opens the dialog that makes an invoice from the unbilled time of a project or client. What it stands beside is centered to it by a flex box. */
export function BillTimeButton({ subject }: { subject: BillSubject }) {
  return (
    <Button
      size="sm"
      onClick={() => openBillDialog(subject)}
      className="-my-1 normal-nums pointer-coarse:-my-2.5"
    >
      Bill time
    </Button>
  );
}
